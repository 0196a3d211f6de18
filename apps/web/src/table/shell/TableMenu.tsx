import { soundPreference, usePreference } from '../../browser/preferences.ts';
import { CardFace } from '../../cards/Card.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useScene } from '../scene/Scene.tsx';
import { type Skin, useFourColour, useKeysSetting, useSkin } from '../scene/settings.ts';
import { tableTexts } from '../words/tableTexts.ts';
import styles from './TableMenu.module.css';

const SKINS: readonly Skin[] = ['swiss', 'french'];

interface TableMenuProps {
  onClose(): void;
  onHelp(): void;
  /** Not where the table is only seen again. */
  onHistory?: (() => void) | undefined;
}

/** How the reader wants the table: cards, colours, sound, keys. */
export function TableMenu({ onClose, onHelp, onHistory }: TableMenuProps) {
  const t = useTexts(tableTexts);
  const [sound, setSound] = usePreference(soundPreference);
  const [keys, setKeys] = useKeysSetting();
  return (
    <Dialog title={t('menu.title')} onClose={onClose}>
      <div data-testid="table-menu">
        <SkinChoice />
        <FourColourChoice />
        <Toggle label={t('menu.sound')} on={sound === 'on'} onChange={(on) => setSound(on ? 'on' : 'off')} />
        <Toggle label={t('menu.keys')} on={keys} onChange={setKeys} />
        {onHistory ? (
          <button type="button" className={styles.help} onClick={onHistory} data-testid="menu-history">
            {t('history.open')}
          </button>
        ) : null}
        <button type="button" className={styles.help} onClick={onHelp}>
          {t('menu.help')}
        </button>
      </div>
    </Dialog>
  );
}

function SkinChoice() {
  const t = useTexts(tableTexts);
  const { game, skin, labels, fourColour } = useScene();
  const [, choose] = useSkin(game, skin);
  return (
    <fieldset className={styles.skins}>
      <legend>{t('menu.cards')}</legend>
      {SKINS.map((one) => (
        <label key={one} data-chosen={one === skin}>
          <input type="radio" name="skin" checked={one === skin} onChange={() => choose(one)} />
          <span className={styles.sample}>
            {(['CJ', 'SQ', 'HK'] as const).map((card) => (
              <CardFace key={card} card={card} skin={one} labels={labels} fourColour={fourColour} />
            ))}
          </span>
          {t(`menu.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function FourColourChoice() {
  const t = useTexts(tableTexts);
  const [on, set] = useFourColour();
  return <Toggle label={t('menu.fourColour')} hint={t('menu.fourColourHint')} on={on} onChange={set} />;
}
