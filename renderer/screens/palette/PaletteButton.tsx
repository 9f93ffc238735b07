import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { cx } from '../../components/cx';
import { KeyCap } from '../../components/KeyCap';
import { useAppDispatch } from '../../store/hooks';
import { paletteShown } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import styles from './Palette.module.css';

/** Opens the palette; drawn as the field that it leads to. */
export function PaletteButton() {
  const words = useWords();
  const dispatch = useAppDispatch();
  return (
    <Button className={styles.open ?? ''} onPress={() => dispatch(paletteShown(true))}>
      <Search className="icon quieter" aria-hidden="true" />
      <span className={cx('clip', styles.openLong)}>{words.palette.open}</span>
      <span className={cx('clip', styles.openShort)} aria-hidden="true">
        {words.palette.openShort}
      </span>
      <KeyCap keys="Ctrl K" />
    </Button>
  );
}
