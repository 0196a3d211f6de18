import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';

interface FilterTextProps {
  label: string;
  hint?: string;
  name: string;
  type?: 'text' | 'date';
  maxLength?: number;
  className?: string | undefined;
  /** What is looked for now. */
  value: string | undefined;
  /** What a text means; null if it cannot mean anything. */
  read?: (text: string) => string | null;
  /** What to say of a text that cannot mean anything. */
  wrong?: string;
  onValue: (value: string | undefined) => void;
}

interface Draft {
  /** What was looked for when the draft was begun: when that changes otherwise, the draft is out of date. */
  readonly of: string | undefined;
  readonly text: string;
  readonly wrong: boolean;
}

/** A field of the search that takes effect with Enter, or when the focus leaves it. */
export function FilterText(props: FilterTextProps) {
  const { label, hint, name, type = 'text', maxLength, className, value, read, wrong, onValue } = props;
  const fresh: Draft = { of: value, text: value ?? '', wrong: false };
  const [kept, setDraft] = useState<Draft>(fresh);
  const draft = kept.of === value ? kept : fresh;

  const commit = (): void => {
    const text = draft.text.trim();
    const meant = text === '' || read === undefined ? text : read(text);
    if (meant === null) setDraft({ ...draft, wrong: true });
    else if (meant === (value ?? '')) setDraft(fresh);
    else onValue(meant === '' ? undefined : meant);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      name={name}
      type={type}
      value={draft.text}
      maxLength={maxLength}
      className={className}
      error={draft.wrong ? wrong : null}
      onChange={(event) => setDraft({ of: value, text: event.target.value, wrong: false })}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      }}
      data-testid={`filter-${name}`}
    />
  );
}
