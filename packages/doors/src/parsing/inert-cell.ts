const formula = /^'*[=+\-@\t\r]/

/** Text of a CSV cell that no spreadsheet takes for a formula: an apostrophe comes before its beginning. */
export function inertCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that `inertCell` was given. */
export function activeCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}
