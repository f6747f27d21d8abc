const beginsRead = /^\s*(?:select|with)\b/i
const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\b/i
const transactionWord = /^\s*(begin|start\s+transaction|commit|rollback)\b[^;]*(?:;\s*)?$/i
const undoes = /^\s*rollback\s+to\b/i

/** True if a statement only reads, as far as its text shows. */
export function isRead(text: string): boolean {
  return beginsRead.test(text) && !writes.test(text)
}

/** Effect of a statement on the transaction of its connection; undefined if it has none. */
export function transactionStep(text: string): 'begin' | 'commit' | 'rollback' | undefined {
  if (undoes.test(text)) return undefined
  const word = transactionWord.exec(text)?.[1]?.toLowerCase()
  if (word === undefined || word === 'commit' || word === 'rollback') return word
  return 'begin'
}
