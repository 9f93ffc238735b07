import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type BrowserWindow, dialog, type FileFilter, type OpenDialogOptions } from 'electron';
import { safeFileName } from '../files/safe-file-name';
import { MENU_WORDS } from '../menu/menu-words';
import { FILE_ENDINGS, type FilePurpose, type Language } from '../messages';

export interface DialogParts {
  readonly window: () => BrowserWindow | undefined;
  readonly language: () => Language;
  /** Where a first save-as starts. */
  readonly documents: string;
}

/** The system's file dialogs, in the program's language. `undefined` always means: closed without a choice. */
export class Dialogs {
  readonly #parts: DialogParts;

  constructor(parts: DialogParts) {
    this.#parts = parts;
  }

  async files(purpose: FilePurpose): Promise<readonly string[] | undefined> {
    const words = MENU_WORDS[this.#parts.language()];
    const label = purpose === 'lists' ? words.lists : words.dataFiles;
    return this.#open({
      properties: ['openFile', 'multiSelections'],
      filters: [
        { name: label, extensions: [...FILE_ENDINGS[purpose]] },
        { name: words.allFiles, extensions: ['*'] },
      ],
    });
  }

  /** A zip of data. */
  async zip(): Promise<string | undefined> {
    const words = MENU_WORDS[this.#parts.language()];
    const filters = [{ name: `${words.dataFiles} (zip)`, extensions: ['zip'] }];
    return (await this.#open({ properties: ['openFile'], filters }))?.[0];
  }

  async folder(what: 'library' | 'any', start: string | undefined): Promise<string | undefined> {
    const words = MENU_WORDS[this.#parts.language()];
    const chosen = await this.#open({
      title: what === 'library' ? words.chooseLibrary : words.chooseFolder,
      properties: ['openDirectory', 'createDirectory'],
      ...(start === undefined ? {} : { defaultPath: start }),
    });
    return chosen?.[0];
  }

  /** @param name suggested, with its ending */
  async saveAs(name: string): Promise<string | undefined> {
    const words = MENU_WORDS[this.#parts.language()];
    const ending = extname(name).slice(1);
    const base = safeFileName(ending === '' ? name : name.slice(0, -ending.length - 1));
    const filters: FileFilter[] = [
      ...(ending === '' ? [] : [{ name: ending.toUpperCase(), extensions: [ending] }]),
      { name: words.allFiles, extensions: ['*'] },
    ];
    const options = {
      defaultPath: join(this.#parts.documents, ending === '' ? base : `${base}.${ending}`),
      filters,
      properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
    };
    const window = this.#parts.window();
    const answer = window
      ? await dialog.showSaveDialog(window, options)
      : await dialog.showSaveDialog(options);
    if (answer.canceled || answer.filePath === '') return undefined;
    // Linux adds no ending by itself. An ending that we add must not land on a file nobody was asked about.
    const whole = `${answer.filePath}.${ending}`;
    return extname(answer.filePath) === '' && ending !== '' && !existsSync(whole) ? whole : answer.filePath;
  }

  async #open(options: OpenDialogOptions): Promise<readonly string[] | undefined> {
    const window = this.#parts.window();
    const answer = window
      ? await dialog.showOpenDialog(window, options)
      : await dialog.showOpenDialog(options);
    return answer.canceled || answer.filePaths.length === 0 ? undefined : answer.filePaths;
  }
}
