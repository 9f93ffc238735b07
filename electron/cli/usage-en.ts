import type { UsageWords } from './usage-words';

export const EN: UsageWords = {
  usage: 'Usage:',
  overview: `muster <command> [options]

  check <list or folder>… [--json]        verdict and findings of lists, ours and those of
                                          other programs (.ros .rosz .json)
  convert <in> <out>                      by ending: .muster .ros .rosz .json .txt .md .html
  print <list> --out FILE.pdf             the sheet as a PDF
        [--layout roster|one-page|large] [--paper a4|letter]
  data check <folder or zip>… [--json]    reads data and says what is wrong with them
        [--translations]                  also what French is missing or unsure
        [--summaries]                     also capabilities that are only a name
  data new <folder>                       a small system and book of one's own, to edit

Every command:
  --data DIR      more data: a folder or zip; may repeat
  --lang en|fr    language of the answers (default: that of the system)
  --help          how the command is used: muster check --help
  --version

Exit codes
  check     0 all legal, 1 some not legal, 2 some unreadable or not checked
  convert   0 whole, 1 with losses, 2 unreadable or not written
  print     0 printed, 2 unreadable or not printed
  data      0 usable, 1 errors, 2 unreadable
  64        wrong usage
`,
  lines: {
    check: ' <list or folder>… [--json]',
    convert: ' <in> <out>',
    print: ' <list> --out FILE.pdf [--layout roster|one-page|large] [--paper a4|letter]',
    'data check': ' <folder, file or zip>… [--json] [--translations] [--summaries]',
    'data new': ' <folder>',
  },
  about: {
    check: `Says of each list whether it is legal, and why not: our own lists and those of other programs.
Of a folder the lists in it (.muster .ros .rosz .json) are checked, by name; folders below it are
not searched. A file that is named is read whatever its ending.

  --json          the answer for programs; its fields: electron/cli/README.md
`,
    convert: `Writes a list in another format, by the ending of <out>. A file that is there is written over.

  .muster                 our own
  .ros .rosz .json        for BattleScribe, New Recruit and others
  .txt .md .html          to read, post or print; these cannot be read back

Lists are read from .muster .ros .rosz .json. What the new format cannot hold is named on stderr.
`,
    print: `Prints the sheet of a list as a PDF, by the Chrome, Chromium or Edge of this machine; MUSTER_BROWSER
names another. A file that is there is written over.

  --layout roster    as many pages as it takes (default)
  --layout one-page  all on one page, with smaller letters
  --layout large     large print
  --paper a4|letter  a4 unless said
`,
    'data check': `Reads data as lists would use them and says what is wrong with them: our own books, and community
data (.gst .cat, their zips, .json). A book alone is read with the system it is for, shipped or added.

  --json          the answer for programs; its fields: electron/cli/README.md
  --translations  also what French is missing or unsure
  --summaries     also capabilities that are only a name
`,
    'data new': `Writes a small system and a book of one's own into the folder, with comments, ready to edit.
Nothing that is there is written over.
`,
  },
  exitHead: 'Exit code:',
  exits: {
    check: '0 all legal, 1 some not legal, 2 some unreadable or not checked (2 wins over 1)',
    convert: '0 whole, 1 with losses, 2 unreadable or not written',
    print: '0 printed, 2 unreadable or not printed',
    'data check': '0 usable, 1 errors, 2 unreadable or no data there',
    'data new': '0 written, 2 not written',
  },
  common: `  --data DIR      more data: a folder or zip; may repeat. Shipped data are always there
  --lang en|fr    language of the answer (default: that of the system)
`,
  more: 'More:',
};
