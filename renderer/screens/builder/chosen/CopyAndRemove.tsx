import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../../components/Button';
import { removeNode } from '../../../store/chosen-rows';
import { chooseRow, edit, rowKey } from '../../../store/edit-list';
import { useAppDispatch } from '../../../store/hooks';
import { useWords } from '../../../words/use-words';

/** What may be done with all of a unit or force; what may not is not offered. */
export function CopyAndRemove({
  node,
  isRepeatable,
  isRemovable,
}: {
  readonly node: string;
  readonly isRepeatable: boolean;
  readonly isRemovable: boolean;
}) {
  const words = useWords();
  const dispatch = useAppDispatch();
  return (
    <>
      {isRepeatable ? (
        <Button
          look="small-line"
          onPress={() =>
            void dispatch(edit({ kind: 'duplicate', node })).then((created) => {
              if (created !== undefined) dispatch(chooseRow(rowKey(created)));
            })
          }
        >
          <Copy className="icon icon-small" aria-hidden="true" />
          {words.chosen.duplicate}
        </Button>
      ) : null}{' '}
      {isRemovable ? (
        <Button look="small-line" onPress={() => void dispatch(removeNode(node))}>
          <Trash2 className="icon icon-small" aria-hidden="true" />
          {words.chosen.remove}
        </Button>
      ) : null}
    </>
  );
}
