import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { createList } from '../../store/open-list';
import { useWords } from '../../words/use-words';

/** The name that was typed, or one made from army and size. */
export function useListName(): string {
  const words = useWords();
  const { systems, system, book, name, limit, needs } = useAppSelector((state) => state.newList);
  if (name !== undefined && name.trim() !== '') return name;
  const army = systems.find((each) => each.id === system)?.books.find((each) => each.id === book)?.name;
  const size = limit ?? needs?.limit;
  return words.newList.listName(army ?? '', size === undefined ? '' : words.number(size)).trim();
}

/** Builds the list from the choices: with its compulsory places filled, or empty. */
export function useBuildList(): (isFilled: boolean) => void {
  const dispatch = useAppDispatch();
  const { system, book, limit, force } = useAppSelector((state) => state.newList);
  const name = useListName();
  return (isFilled) => {
    if (system === undefined || book === undefined) return;
    void dispatch(createList({ system, book, limit, name, force: isFilled ? force : null }));
  };
}
