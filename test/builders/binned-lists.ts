/** By what name the bin tells a deleted list, in every shell: it was saved as `A`, and its text is this. */
export const BINNED_LISTS = [
  {
    claim: 'a list by its own name, not that of its file',
    text: '{"name":"Night Raid"}',
    name: 'Night Raid',
  },
  { claim: 'one whose name the file cannot have', text: '{"name":"Tide / Ebb"}', name: 'Tide / Ebb' },
  { claim: 'a text that is no list by its file', text: 'torn', name: 'A' },
  { claim: 'a list without a name by its file', text: '{"name":" "}', name: 'A' },
] as const;
