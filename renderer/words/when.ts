import type { Language } from '../engine/words/language';

const DAY_MS = 24 * 60 * 60 * 1000;
const TAGS: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };

export function timeOfDay(at: number, language: Language, hasSeconds = false): string {
  return new Intl.DateTimeFormat(TAGS[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds ? { second: '2-digit' } : {}),
  }).format(at);
}

/**
 * When something was, with the time: `14:03`, `yesterday, 14:03`, `28 Nov, 14:03`.
 * @param hasSeconds `14:03:07`, for what only seconds tell from another
 */
export function whenWithTime(
  at: number,
  now: number,
  language: Language,
  yesterday: string,
  hasSeconds = false,
): string {
  const day = whenShort(at, now, language, yesterday);
  const time = timeOfDay(at, language, hasSeconds);
  return day === timeOfDay(at, language) ? time : `${day}, ${time}`;
}

const MINUTE_MS = 60_000;

/** Whether others of these times are in the same minute, so that hours and minutes do not tell them apart. */
export function sharesMinute(at: number, all: readonly number[]): boolean {
  const minute = Math.floor(at / MINUTE_MS);
  return all.filter((each) => Math.floor(each / MINUTE_MS) === minute).length > 1;
}

/** When something changed, as short as can be read: the time today, then yesterday, the weekday, the day, the year. */
export function whenShort(at: number, now: number, language: Language, yesterday: string): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / DAY_MS);
  if (days <= 0) return timeOfDay(at, language);
  if (days === 1) return yesterday;
  if (days < 7) return new Intl.DateTimeFormat(TAGS[language], { weekday: 'long' }).format(at);
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(TAGS[language], {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(at);
}

function startOfDay(at: number): number {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}
