import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { createList } from '../../store/open-list';
import { useWords } from '../../words/use-words';

/** The name that was typed, or the one that will be made from army and size, as far as they are known. */
export function useListName(): string {
  const words = useWords();
  const { systems, system, book, name, limit, needs } = useAppSelector((state) => state.newList);
  if (name !== undefined && name.trim() !== '') return name;
  const army = systems.find((each) => each.id === system)?.books.find((each) => each.id === book)?.name;
  const size = limit ?? needs?.limit;
  return words.newList.listName(army ?? '', size === undefined ? '' : words.number(size)).trim();
}

export interface BuildList {
  /** All that a list needs is chosen, and its data can be used. */
  readonly canBuild: boolean;
  /** Builds the list from the choices: with its compulsory places filled, or empty. */
  readonly build: (isFilled: boolean) => void;
}

export function useBuildList(): BuildList {
  const dispatch = useAppDispatch();
  const { system, book, limit, isSizeWrong, force, problem, name } = useAppSelector((state) => state.newList);
  const canBuild = book !== undefined && !isSizeWrong && problem === undefined;
  return {
    canBuild,
    build: (isFilled) => {
      if (!canBuild || system === undefined) return;
      // A name that nobody typed is the engine's to make: the size may not have been read yet.
      const choice = { system, book, limit, name: name ?? '', force: isFilled ? force : null };
      void dispatch(createList(choice));
    },
  };
}
