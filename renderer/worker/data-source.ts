/** Where systems and books come from: a folder of files with an index. Paths are below it, with `/`. */
export interface DataSource {
  /** @throws when the file cannot be read */
  read(path: string): Promise<Uint8Array>;
}

/** The shipped data, as the shell serves them beside the page. */
export function fetchedData(base: URL): DataSource {
  return {
    async read(path) {
      const response = await fetch(new URL(path, base));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
