package dev.heinzel.skill.text;

/**
 * What {@link Graphemes} has to know of Unicode, as of version 16.0, beside {@link WritingTables}.
 * Our own copy, so that a cut is the same on every Java; a test derives each table again and prints
 * what to paste.
 */
final class GraphemeTables {

    /** Grapheme class Extend, without {@link WritingTables#MARK}. */
    static final CodePointSet EXTEND_ONLY =
            CodePointSet.parse(
                    """
                    34f 9be 9d7 b3e b57 bbe bd7 cc0 cc2 cc7-cc8 cca-ccb cd5-cd6 d3e d57 dcf ddf
                    1715 1734 17b4-17b5 180b-180d 180f 1b35 1b3b 1b3d 1b43-1b44 1baa 1bf2-1bf3
                    200c 302e-302f a953 a9c0 fe00-fe0f ff9e-ff9f 111c0 11235 1133e 1134d 11357
                    113b8 113c2 113c5 113c7-113c9 113cf 114b0 114bd 115af 116b6 11930 1193d
                    11f41 16ff0-16ff1 1d165-1d166 1d16d-1d172 1f3fb-1f3ff e0020-e007f
                    e0100-e01ef
                    """);

    /** Grapheme class SpacingMark. */
    static final CodePointSet SPACING_MARK =
            CodePointSet.parse(
                    """
                    903 93b 93e-940 949-94c 94e-94f 982-983 9bf-9c0 9c7-9c8 9cb-9cc a03 a3e-a40
                    a83 abe-ac0 ac9 acb-acc b02-b03 b40 b47-b48 b4b-b4c bbf bc1-bc2 bc6-bc8
                    bca-bcc c01-c03 c41-c44 c82-c83 cbe cc1 cc3-cc4 cf3 d02-d03 d3f-d40 d46-d48
                    d4a-d4c d82-d83 dd0-dd1 dd8-dde df2-df3 e33 eb3 f3e-f3f f7f 1031 103b-103c
                    1056-1057 1084 17b6 17be-17c5 17c7-17c8 1923-1926 1929-192b 1930-1931
                    1933-1938 1a19-1a1a 1a55 1a57 1a6d-1a72 1b04 1b3e-1b41 1b82 1ba1 1ba6-1ba7
                    1be7 1bea-1bec 1bee 1c24-1c2b 1c34-1c35 1ce1 1cf7 a823-a824 a827 a880-a881
                    a8b4-a8c3 a952 a983 a9b4-a9b5 a9ba-a9bb a9be-a9bf aa2f-aa30 aa33-aa34 aa4d
                    aaeb aaee-aaef aaf5 abe3-abe4 abe6-abe7 abe9-abea abec 11000 11002 11082
                    110b0-110b2 110b7-110b8 1112c 11145-11146 11182 111b3-111b5 111bf 111ce
                    1122c-1122e 11232-11233 112e0-112e2 11302-11303 1133f 11341-11344
                    11347-11348 1134b-1134c 11362-11363 113b9-113ba 113ca 113cc-113cd
                    11435-11437 11440-11441 11445 114b1-114b2 114b9 114bb-114bc 114be 114c1
                    115b0-115b1 115b8-115bb 115be 11630-11632 1163b-1163c 1163e 116ac
                    116ae-116af 1171e 11726 1182c-1182e 11838 11931-11935 11937-11938 11940
                    11942 119d1-119d3 119dc-119df 119e4 11a39 11a57-11a58 11a97 11c2f 11c3e
                    11ca9 11cb1 11cb4 11d8a-11d8e 11d93-11d94 11d96 11ef5-11ef6 11f03
                    11f34-11f35 11f3e-11f3f 1612a-1612c 16f51-16f87
                    """);

    /** Grapheme class Prepend. */
    static final CodePointSet PREPEND =
            CodePointSet.parse(
                    """
                    600-605 6dd 70f 890-891 8e2 d4e 110bd 110cd 111c2-111c3 113d1 1193f 11941
                    11a3a 11a84-11a89 11d46 11f02
                    """);

    /** {@code Indic_Conjunct_Break} Consonant. */
    static final CodePointSet CONSONANT =
            CodePointSet.parse(
                    """
                    915-939 958-95f 978-97f 995-9a8 9aa-9b0 9b2 9b6-9b9 9dc-9dd 9df 9f0-9f1
                    a95-aa8 aaa-ab0 ab2-ab3 ab5-ab9 af9 b15-b28 b2a-b30 b32-b33 b35-b39 b5c-b5d
                    b5f b71 c15-c28 c2a-c39 c58-c5a d15-d3a
                    """);

    /** {@code Indic_Conjunct_Break} Linker. */
    static final CodePointSet LINKER =
            CodePointSet.parse(
                    """
                    94d 9cd acd b4d c4d d4d
                    """);

    /** Grapheme class Control, without CR and LF. */
    static final CodePointSet CONTROL =
            CodePointSet.parse(
                    """
                    0-9 b-c e-1f 7f-9f ad 61c 180e 200b 200e-200f 2028-202e 2060-206f feff
                    fff0-fffb 13430-1343f 1bca0-1bca3 1d173-1d17a e0000-e001f e0080-e00ff
                    e01f0-e0fff
                    """);

    /** Grapheme class L: leading Hangul. */
    static final CodePointSet HANGUL_LEADING =
            CodePointSet.parse(
                    """
                    1100-115f a960-a97c
                    """);

    /** Grapheme class V. */
    static final CodePointSet HANGUL_VOWEL =
            CodePointSet.parse(
                    """
                    1160-11a7 d7b0-d7c6 16d63 16d67-16d6a
                    """);

    /** Grapheme class T: trailing Hangul. */
    static final CodePointSet HANGUL_TRAILING =
            CodePointSet.parse(
                    """
                    11a8-11ff d7cb-d7fb
                    """);

    private GraphemeTables() {}
}
