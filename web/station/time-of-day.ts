/** The time of day as clocks of stations show it, from 0:00 to 23:59 in every language. */
export const timeOfDay = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(at);
