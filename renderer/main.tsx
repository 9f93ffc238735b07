/** Wires the shell's host to the screens and shows the first of them. */
import { createRoot } from 'react-dom/client';
import { createHost } from './host/create-host';

async function start(element: HTMLElement): Promise<void> {
  const host = await createHost();
  const info = await host.getAppInfo();
  const lists = await host.listLibrary();
  const count = lists.kind === 'done' ? lists.value.files.length : 0;
  const shell = info.kind === 'done' ? `${info.value.name} ${info.value.version} (${info.value.shell})` : '';
  createRoot(element).render(
    <main>
      <h1>{shell}</h1>
      <p>{count}</p>
    </main>,
  );
}

const element = document.getElementById('root');
if (element !== null) void start(element);
