import { useEffect, useState } from 'react';

/** How long after the last change it is said aloud. */
const REST_MS = 400;

/** Says a sentence to people who listen, once the changes have come to rest. */
export function LiveRegion({ text }: { readonly text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" aria-live="polite" className="only-read">
      {said}
    </div>
  );
}
