import type { GameId, MatchFilter, MatchListState } from '@stammtisch/protocol';
import { MATCH_STATES, NAME_UNITS_MAX, TAG_MAX } from '@stammtisch/protocol/constants';
import { ListFilter } from 'lucide-react';
import type { FormEvent } from 'react';
import { roomIdFrom } from '../../browser/router.ts';
import { KNOWN_GAMES } from '../../games/registry.ts';
import { useGameName } from '../../games/useGameName.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { deskTexts } from '../deskTexts.ts';
import styles from './Filters.module.css';
import { FilterText } from './FilterText.tsx';
import { isTag } from './filter.ts';

interface FiltersProps {
  filter: MatchFilter;
  onFilter: (changed: MatchFilter) => void;
}

const NOTHING: MatchFilter = {
  ...{ game: undefined, room: undefined, player: undefined, from: undefined, to: undefined },
  ...{ state: undefined, refused: undefined, tag: undefined },
};

/** The choices that are made at once. */
function Selects({ filter, onFilter }: FiltersProps) {
  const gameName = useGameName();
  const t = useTexts(deskTexts);
  const any = { value: '' as const, label: t('filter.any') };
  return (
    <>
      <SelectField<GameId | ''>
        label={t('filter.game')}
        value={filter.game ?? ''}
        options={[any, ...KNOWN_GAMES.map((game) => ({ value: game, label: gameName(game) }))]}
        onChange={(game) => onFilter({ game: game === '' ? undefined : game })}
        data-testid="filter-game"
      />
      <SelectField<MatchListState | ''>
        label={t('filter.state')}
        value={filter.state ?? ''}
        options={[any, ...MATCH_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))]}
        onChange={(state) => onFilter({ state: state === '' ? undefined : state })}
        data-testid="filter-state"
      />
      <SelectField<'yes' | 'no' | ''>
        label={t('filter.refused')}
        value={filter.refused ?? ''}
        options={[
          any,
          { value: 'yes', label: t('filter.refusedYes') },
          { value: 'no', label: t('filter.refusedNo') },
        ]}
        onChange={(refused) => onFilter({ refused: refused === '' ? undefined : refused })}
        data-testid="filter-refused"
      />
    </>
  );
}

/** What is typed, and looked for once it is complete. */
function Texts({ filter, onFilter }: FiltersProps) {
  const t = useTexts(deskTexts);
  return (
    <>
      <FilterText
        label={t('filter.player')}
        name="player"
        value={filter.player}
        maxLength={NAME_UNITS_MAX}
        onValue={(player) => onFilter({ player })}
      />
      <FilterText
        label={t('filter.tag')}
        name="tag"
        value={filter.tag}
        maxLength={TAG_MAX}
        read={(text) => (isTag(text) ? text : null)}
        wrong={t('filter.tagWrong')}
        onValue={(tag) => onFilter({ tag })}
      />
      <FilterText
        label={t('filter.room')}
        hint={t('filter.roomHint')}
        name="room"
        className={styles.wide}
        value={filter.room}
        read={roomIdFrom}
        wrong={t('filter.roomWrong')}
        onValue={(room) => onFilter({ room })}
      />
    </>
  );
}

/** The days between which a match began. */
function Days({ filter, onFilter }: FiltersProps) {
  const t = useTexts(deskTexts);
  return (
    <>
      <FilterText
        label={t('filter.from')}
        hint={t('filter.daysHint')}
        name="from"
        type="date"
        className={styles.wide}
        value={filter.from}
        onValue={(from) => onFilter({ from })}
      />
      <FilterText
        label={t('filter.to')}
        name="to"
        type="date"
        className={styles.wide}
        value={filter.to}
        onValue={(to) => onFilter({ to })}
      />
    </>
  );
}

/** Which matches the list shows; kept in the page's address. */
export function Filters(props: FiltersProps) {
  const t = useTexts(deskTexts);
  const { filter, onFilter } = props;
  const some = Object.values(filter).some((value) => value !== undefined);
  // Each field has said what it holds when the focus left it; Enter says it too.
  const submit = (event: FormEvent): void => event.preventDefault();
  return (
    <Panel heading={t('filter.heading')}>
      <form className={styles.form} onSubmit={submit}>
        <Selects {...props} />
        <Texts {...props} />
        <Days {...props} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary" icon={<ListFilter aria-hidden size={20} />}>
            {t('filter.apply')}
          </Button>
          <Button look="quiet" disabled={!some} data-testid="filter-clear" onClick={() => onFilter(NOTHING)}>
            {t('filter.clear')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
