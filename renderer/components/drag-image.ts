/** What hangs on the pointer while something is dragged: its name, instead of a picture of the whole row. */
export function setDragImage(transfer: DataTransfer, text: string, className: string | undefined): void {
  const image = document.createElement('div');
  image.className = className ?? '';
  image.textContent = text;
  document.body.append(image);
  transfer.setDragImage(image, -12, 8);
  // The browser has taken its picture once this task is over.
  setTimeout(() => image.remove(), 0);
}
