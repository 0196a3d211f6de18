import type { Remarks } from '@stammtisch/protocol';
import { NOTE_MAX, TAGS_MAX } from '@stammtisch/protocol/constants';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { putRemarks } from '../deskApi.ts';
import { useDesk } from '../deskContext.ts';
import { deskTexts } from '../deskTexts.ts';
import { isTag } from '../overview/filter.ts';
import { useFailureText } from '../useFailureText.ts';
import styles from './RemarksPanel.module.css';

interface RemarksPanelProps {
  matchId: string;
  remarks: Remarks;
  onSaved: (remarks: Remarks) => void;
}

/** The tags of a line, each once. */
function tagsFrom(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** What is wrong with tags, in words; null if nothing is. */
function useTagCheck(): (tags: readonly string[]) => string | null {
  const t = useTexts(deskTexts);
  return (tags) => {
    const odd = tags.find((tag) => !isTag(tag));
    if (odd !== undefined) return t('remarks.tagsWrong', { tag: odd });
    return tags.length > TAGS_MAX ? t('remarks.tagsMany') : null;
  };
}

interface Said {
  readonly text: string;
  readonly ok: boolean;
}

function useRemarks({ matchId, remarks, onSaved }: RemarksPanelProps) {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const { ask } = useDesk();
  const [note, setNote] = useState(remarks.note);
  const [tagLine, setTagLine] = useState(remarks.tags.join(', '));
  const [said, say] = useState<Said | null>(null);
  const tags = tagsFrom(tagLine);
  const wrong = useTagCheck()(tags);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (wrong !== null) return;
    const answer = await ask(putRemarks(matchId, { note, tags }));
    if (!answer.ok) return say({ text: failureText(answer), ok: false });
    setTagLine(answer.tags.join(', '));
    say({ text: t('remarks.saved'), ok: true });
    onSaved({ note: answer.note, tags: answer.tags });
  };
  return { note, setNote, tagLine, setTagLine, said, say, wrong, save };
}

/** What the admin wrote to a match, for himself. */
export function RemarksPanel(props: RemarksPanelProps) {
  const t = useTexts(deskTexts);
  const { note, setNote, tagLine, setTagLine, said, say, wrong, save } = useRemarks(props);
  return (
    <Panel heading={t('remarks.heading')}>
      <form className={styles.form} onSubmit={(event) => void save(event)} onInput={() => say(null)}>
        <TextArea
          label={t('remarks.note')}
          hint={t('remarks.noteHint')}
          value={note}
          maxLength={NOTE_MAX}
          data-testid="remarks-note"
          onChange={(event) => setNote(event.target.value)}
        />
        <TextField
          label={t('remarks.tags')}
          hint={t('remarks.tagsHint')}
          error={wrong}
          value={tagLine}
          data-testid="remarks-tags"
          onChange={(event) => setTagLine(event.target.value)}
        />
        <div className={styles.end}>
          <Button type="submit" aria-disabled={wrong !== null} data-testid="remarks-save">
            {t('remarks.save')}
          </Button>
          <p role="status" className={styles.said} data-testid="remarks-said" data-ok={said?.ok}>
            {said?.text}
          </p>
        </div>
      </form>
    </Panel>
  );
}
