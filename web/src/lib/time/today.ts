/** Today's date in the local time zone, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return [String(now.getFullYear()).padStart(4, '0'), ...parts].join('-')
}
