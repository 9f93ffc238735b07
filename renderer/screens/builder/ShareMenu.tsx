import { Copy, FileDown, FileText, Share2 } from 'lucide-react';
import { ActionMenu } from '../../components/ActionMenu';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { saveAs } from '../../store/save-as';
import { copyAsText, exportList } from '../../store/share-list';
import { useWords } from '../../words/use-words';

/** What leaves the program: the list file to open again, a roster for other list builders, and the list as text. */
export function ShareMenu() {
  const { share } = useWords();
  const dispatch = useAppDispatch();
  // As text a list is told by its data; a file needs nothing but what the list says itself.
  const isMissing = useAppSelector((state) => state.builder.missing !== undefined);
  return (
    <ActionMenu
      label={share.title}
      icon={<Share2 className="icon" aria-hidden="true" />}
      groups={[
        {
          actions: [
            {
              id: 'file',
              label: share.file,
              icon: <FileDown className="icon icon-small" aria-hidden="true" />,
              act: () => void dispatch(saveAs()),
            },
            {
              id: 'rosz',
              label: share.roster,
              icon: <FileDown className="icon icon-small" aria-hidden="true" />,
              act: () => void dispatch(exportList('rosz')),
            },
          ],
        },
        {
          why: isMissing ? share.needsData : undefined,
          actions: [
            {
              id: 'copy',
              label: share.copyText,
              icon: <Copy className="icon icon-small" aria-hidden="true" />,
              act: () => void dispatch(copyAsText()),
            },
            {
              id: 'txt',
              label: share.text,
              icon: <FileText className="icon icon-small" aria-hidden="true" />,
              act: () => void dispatch(exportList('txt')),
            },
            {
              id: 'md',
              label: share.markdown,
              icon: <FileText className="icon icon-small" aria-hidden="true" />,
              act: () => void dispatch(exportList('md')),
            },
          ],
        },
      ]}
    />
  );
}
