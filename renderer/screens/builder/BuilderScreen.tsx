import { type CSSProperties, useEffect } from 'react';
import { Frame } from '../../components/Frame';
import { showArmy } from '../../store/edit-list';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { openAgain } from '../../store/keep-or-leave';
import { goToLibrary } from '../../store/open-list';
import { settingsChanged } from '../../store/settings-slice';
import { paneChosen } from '../../store/view-slice';
import { useWords } from '../../words/use-words';
import { ListTitle } from '../ListTitle';
import { ListVerdict } from '../ListVerdict';
import { NoticeStrip } from '../NoticeStrip';
import { SaveState } from '../SaveState';
import { UnsavedStrip } from '../unsaved/UnsavedStrip';
import { BuilderHints } from './BuilderHints';
import { BuilderTools } from './BuilderTools';
import { ChosenColumn } from './chosen/ChosenColumn';
import { FindingsStrip } from './findings/FindingsStrip';
import { focusSide } from './focus-side';
import { goToNextFinding } from './go-to-finding';
import { Ledger } from './ledger/Ledger';
import { OffersColumn } from './offers/OffersColumn';
import { SpokenState } from './SpokenState';
import { useBuilderKeys } from './use-builder-keys';

/** In the smallest window the names of the army stay readable: the columns beside it give way. */
const LEAST = {
  '--left-least': '200px',
  '--middle-least': '476px',
  '--right-least': '320px',
} as CSSProperties;

/** What may be taken, the army, the chosen thing. The keyboard begins in the army. */
export function BuilderScreen() {
  const words = useWords();
  const dispatch = useAppDispatch();
  const pane = useAppSelector((state) => state.view.pane);
  const widths = useAppSelector((state) => state.settings.widths);
  const head = useAppSelector((state) => state.builder.view?.head);
  const chosenName = useAppSelector((state) => state.builder.view?.chosen.name);
  const isOpen = useAppSelector((state) => state.builder.view !== undefined);
  const army = { label: words.palette.command['whole-army'], act: () => dispatch(showArmy()) };
  const onKeyDown = useBuilderKeys();
  useEffect(() => focusSide('middle'), []);
  // What was missing may have been added a moment ago.
  const isFromData = useAppSelector((state) => state.view.from === 'data');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is come to
  useEffect(() => {
    if (isFromData) void dispatch(openAgain());
  }, []);
  return (
    <>
      <Frame
        onKeyDown={onKeyDown}
        style={LEAST}
        where={
          <ListTitle
            backLabel={words.builder.back}
            onBack={() => void dispatch(goToLibrary())}
            {...(isOpen ? { press: army } : {})}
          />
        }
        tools={<BuilderTools />}
        toolsLabel={words.common.tools}
        foldsTools
        aside={
          <ListVerdict
            label={words.verdict.goNext}
            hasNext
            onPress={() => dispatch(goToNextFinding(1))}
            points={army}
          />
        }
        columnsLabel={words.common.columns}
        pane={pane}
        onPane={(side) => dispatch(paneChosen(side))}
        columns={{
          left: {
            label: words.builder.columns.offers,
            short: words.builder.panes.add,
            content: <OffersColumn />,
          },
          middle: {
            label: words.builder.columns.army,
            short: words.builder.panes.army,
            look: 'work',
            content: (
              <>
                <Ledger />
                <UnsavedStrip />
                <NoticeStrip />
                <FindingsStrip />
              </>
            ),
          },
          right: {
            label: words.builder.columns.chosen,
            short: chosenName ?? words.builder.panes.chosen,
            content: <ChosenColumn />,
          },
        }}
        widths={{
          left: widths['builder-left'],
          right: widths['builder-right'],
          label: words.common.resize,
          onChange: (side, width) => {
            const { [`builder-${side}`]: _, ...others } = widths;
            dispatch(
              settingsChanged({
                widths: width === undefined ? others : { ...others, [`builder-${side}`]: width },
              }),
            );
          },
        }}
        status={
          <>
            <SaveState />
            {head?.data ? <span className="clip">{head.data}</span> : null}
          </>
        }
        hints={<BuilderHints />}
      />
      <SpokenState />
    </>
  );
}
