import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './ActionBar.module.css';

/** A button above the hand. */
export interface TableAction {
  readonly id: string;
  readonly label: ReactNode;
  /** For those who listen, where the label alone does not say it. */
  readonly name?: string | undefined;
  readonly tone: 'primary' | 'plain' | 'quiet';
  /** Neighbours of one group stand together under its name. */
  readonly group?: string | undefined;
  onAct(): void;
}

interface ActionBarProps {
  actions: readonly TableAction[];
  /** While an intent is on its way, nothing more can be said. */
  busy: boolean;
}

/** Neighbouring actions of the same group, in their order. */
function grouped(actions: readonly TableAction[]): { group: string | undefined; actions: TableAction[] }[] {
  const groups: { group: string | undefined; actions: TableAction[] }[] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last && action.group !== undefined && last.group === action.group) last.actions.push(action);
    else groups.push({ group: action.group, actions: [action] });
  }
  return groups;
}

/** What the viewer may do now, as large buttons; a digit presses the one that bears it. */
export function ActionBar({ actions, busy }: ActionBarProps) {
  const t = useTexts(tableTexts);
  const button = (action: TableAction) => (
    <button
      key={action.id}
      type="button"
      className={styles.button}
      data-action={action.id}
      data-tone={action.tone}
      aria-label={action.name}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) action.onAct();
      }}
    >
      {action.label}
      <span className={styles.digit} aria-hidden="true">
        {actions.indexOf(action) + 1}
      </span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend.
    <div role="group" aria-label={t('actions')} className={styles.bar}>
      {grouped(actions).map(({ group, actions: members }) =>
        group === undefined ? (
          members.map(button)
        ) : (
          <div key={group} className={styles.group}>
            <span className={styles.groupName}>{group}</span>
            {members.map(button)}
          </div>
        ),
      )}
    </div>
  );
}
