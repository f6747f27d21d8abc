/** Today's date in UTC+14, the latest date any time zone can have. */
export function latestToday(now: Date): string {
  return new Date(now.valueOf() + 14 * 3_600_000).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The usual name of a time zone, however a request writes it; UTC if it is unknown. */
export function knownZone(timeZone: string): string {
  return formats.has(timeZone) ? timeZone : formatOf(timeZone).resolvedOptions().timeZone
}

/** The day of a moment in a time zone, `YYYY-MM-DD`; in UTC if the zone is unknown. */
export function dayIn(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? formatOf(timeZone)
  formats.set(timeZone, format)
  return format.format(moment)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    // Swedish dates are written like ISO 8601.
    return new Intl.DateTimeFormat('sv', { timeZone })
  } catch {
    return new Intl.DateTimeFormat('sv', { timeZone: 'UTC' })
  }
}
