import { useState } from 'react';
import { Button } from '../../components/Button';
import { shortened } from '../../engine/words/shortened';
import { useWords } from '../../words/use-words';

/** About two lines of the column: data name options with whole paragraphs, which would fill it. */
const MOST_SHOWN = 120;
/** So little more is not folded away: the button would take its place. */
const SPARE = 20;

/** A text of the data, folded where it is long; the whole of it is a press away. */
export function FoldedText({ text }: { readonly text: string }) {
  const words = useWords();
  const [isWhole, setWhole] = useState(false);
  if (text.length <= MOST_SHOWN + SPARE) return text;
  return (
    <>
      {isWhole ? text : shortened(text, MOST_SHOWN)}{' '}
      <Button look="link" onPress={() => setWhole(!isWhole)}>
        {isWhole ? words.newList.fold : words.newList.unfold}
      </Button>
    </>
  );
}
