/** True when the screen has what the disk has not. */
export function isUnsaved(state: {
  readonly document: { readonly isOpen: boolean; readonly savedRevision: number };
  readonly builder: { readonly view: { readonly history: { readonly revision: number } } | undefined };
}): boolean {
  const revision = state.builder.view?.history.revision;
  return state.document.isOpen && revision !== undefined && revision !== state.document.savedRevision;
}
