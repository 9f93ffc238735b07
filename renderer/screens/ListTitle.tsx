import { ChevronLeft } from 'lucide-react';
import { Button } from '../components/Button';
import { useAppSelector } from '../store/hooks';
import styles from './ListTitle.module.css';

/** Left end of the top bar: the way back, and which list this is. */
export function ListTitle({
  backLabel,
  onBack,
  under,
}: {
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly under?: string;
}) {
  const head = useAppSelector(({ builder }) => builder.view?.head ?? builder.known?.head);
  const facts = [head?.army, [head?.system, head?.edition].filter(Boolean).join(' '), head?.event];
  const line = under ?? facts.filter(Boolean).join(' · ');
  return (
    <>
      <Button look="icon" label={backLabel} onPress={onBack}>
        <ChevronLeft className="icon" aria-hidden="true" />
      </Button>
      <div className={styles.doc}>
        <h1 className="clip">{head?.name}</h1>
        <p className="clip" title={line}>
          {line}
        </p>
      </div>
    </>
  );
}
