import { useDeskText } from '../useDeskText.ts';
import { useFormats } from '../useFormats.ts';
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

/** A bar for each day; the numbers themselves stand in the table below. */
export function DayChart({ title, values }: DayChartProps) {
  const t = useDeskText();
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
      <svg
        className={styles.bars}
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('figures.chart', { title, today, most, day: dayText(top.day) })}
      >
        {values.map(({ day, value }, at) => {
          const height = value === 0 ? 1 : Math.max(2, (value / Math.max(1, top.value)) * HEIGHT);
          return (
            <rect
              key={day}
              x={at * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-today={at === values.length - 1}
            >
              <title>{`${dayText(day)}: ${number(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last ? (
        <div className={styles.axis} aria-hidden>
          <span>{dayText(first.day)}</span>
          <span>{dayText(last.day)}</span>
        </div>
      ) : null}
    </figure>
  );
}
