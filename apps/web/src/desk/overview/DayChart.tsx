import { useFormats } from '../../i18n/useFormats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { deskTexts } from '../deskTexts.ts';
import styles from './Figures.module.css';

interface DayValue {
  readonly day: string;
  readonly value: number;
}

interface DayChartProps {
  title: string;
  /** Oldest first; the last one is today. */
  values: readonly DayValue[];
}

const HEIGHT = 56;
const STEP = 10;
const BAR = 7;

function Bars({ values, most, label }: { values: readonly DayValue[]; most: number; label: string }) {
  const { day: dayText, number } = useFormats();
  const heightOf = (value: number) => (value === 0 ? 1 : Math.max(2, (value / Math.max(1, most)) * HEIGHT));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {values.map(({ day, value }, at) => (
        <rect
          key={day}
          x={at * STEP + (STEP - BAR) / 2}
          y={HEIGHT - heightOf(value)}
          width={BAR}
          height={heightOf(value)}
          data-today={at === values.length - 1}
        >
          <title>{`${dayText(day)}: ${number(value)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

/** A bar for each day; the numbers themselves stand in the table below. */
export function DayChart({ title, values }: DayChartProps) {
  const t = useTexts(deskTexts);
  const { day: dayText, number } = useFormats();
  const top = values.reduce<DayValue>((most, one) => (one.value > most.value ? one : most), {
    day: values.at(-1)?.day ?? '1970-01-01',
    value: 0,
  });
  const today = number(values.at(-1)?.value ?? 0);
  const most = number(top.value);
  const first = values[0];
  const last = values.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <span className={styles.chartTitle}>{title}</span>
        <span className={styles.soft}>
          {t('figures.today', { today })} · {t('figures.most', { most })}
        </span>
      </figcaption>
      <Bars
        values={values}
        most={top.value}
        label={t('figures.chart', { title, today, most, day: dayText(top.day) })}
      />
      {first && last ? (
        <div className={styles.axis} aria-hidden>
          <span>{dayText(first.day)}</span>
          <span>{dayText(last.day)}</span>
        </div>
      ) : null}
    </figure>
  );
}
