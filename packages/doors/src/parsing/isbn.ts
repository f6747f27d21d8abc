/** Normalizes an ISBN-10 or ISBN-13 to ISBN-13; null if invalid. */
export function toIsbn13(text: string): string | null {
  const isbn = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^97[89]\d{10}$/.test(isbn)) return checkDigit(isbn.slice(0, 12)) === isbn[12] ? isbn : null
  if (!/^\d{9}[\dX]$/.test(isbn) || !isIsbn10(isbn)) return null
  const body = `978${isbn.slice(0, -1)}`
  return `${body}${checkDigit(body)}`
}

function checkDigit(body: string): string {
  const sum = [...body].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

function isIsbn10(isbn: string): boolean {
  const values = [...isbn].map((digit) => (digit === 'X' ? 10 : Number(digit)))
  return values.reduce((total, value, index) => total + value * (10 - index), 0) % 11 === 0
}
