import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';

interface CopyLinkProps {
  url: string;
  announce: (text: string) => void;
}

/** Copies the proposal's link, for somebody else who decides. */
export function CopyLink({ url, announce }: CopyLinkProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'blocked'>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
      announce('Link copied. Anyone with the link can read and accept this proposal.');
    } catch {
      setState('blocked');
    }
  }
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
        {state === 'copied' ? 'Link copied' : 'Copy link'}
      </Button>
      {state === 'blocked' && (
        <TextField
          label="Link to this proposal"
          hint="Your browser blocked copying. Please copy it from here."
          value={url}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
          className="w-full"
        />
      )}
    </>
  );
}
