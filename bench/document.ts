import type { Machine } from './machine.ts'

/** Above this part of the processors, other work shows in the figures. */
const busy = 0.1

/** The machine, and whether it was idle. */
export function describeConditions(machine: Machine): string {
  const { cores, processor, memoryGb, node, postgres, otherWork } = machine
  const remark =
    otherWork > busy ? ': the machine was busy, and the figures are worse than its own' : ''
  return `on ${cores} cores (${processor}) with ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}. Other work took ${Math.round(otherWork * 100)} % of the processors just before${remark}.`
}

export function markdownTable([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
