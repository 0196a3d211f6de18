import { useMemo } from 'react';
import type { Language } from './languages.ts';
import { useLanguage } from './useLanguage.ts';

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-CH', en: 'en-GB' };

export interface Formats {
  /** A moment: day and time. */
  moment(at: number): string;
  /** The time of day, to the second. */
  clock(at: number): string;
  /** A day as the server names it (2026-01-31), which is one of UTC. */
  day(day: string): string;
  /** A time span in words. */
  span(seconds: number): string;
  number(value: number): string;
  /** Names in a row, with the last one joined on. */
  list(items: readonly string[]): string;
}

function spans(locale: string): (seconds: number) => string {
  const of = (unit: 'second' | 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const [second, minute, hour] = [of('second'), of('minute'), of('hour')];
  return (seconds) => {
    if (seconds < 60) return second.format(Math.round(seconds));
    const minutes = Math.round(seconds / 60);
    if (minutes < 60) return minute.format(minutes);
    const rest = minutes % 60;
    const hours = hour.format(Math.floor(minutes / 60));
    return rest === 0 ? hours : `${hours} ${minute.format(rest)}`;
  };
}

function formatsOf(locale: string): Formats {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const number = new Intl.NumberFormat(locale);
  const list = new Intl.ListFormat(locale);
  return {
    moment: (at) => moment.format(at),
    clock: (at) => clock.format(at),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
    span: spans(locale),
    number: (value) => number.format(value),
    list: (items) => list.format(items),
  };
}

/** Days, times and numbers as the reader writes them. */
export function useFormats(): Formats {
  const language = useLanguage();
  return useMemo(() => formatsOf(LOCALES[language]), [language]);
}
