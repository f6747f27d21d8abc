/** A step of a plan, as PostgreSQL explains it in JSON. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

/** The steps of a plan, indented by their depth, with the rows of all their runs. */
export function outlineOf(node: PlanNode, depth = 0): string[] {
  const on = node['Index Name'] ?? node['Relation Name']
  const rows = Math.round(node['Actual Rows'] * node['Actual Loops'])
  const loops = node['Actual Loops'] > 1 ? ` in ${node['Actual Loops']} runs` : ''
  const line = `${'  '.repeat(depth)}${node['Node Type']}${on === undefined ? '' : ` on ${on}`}: ${rows} rows${loops}`
  return [line, ...(node.Plans ?? []).flatMap((inner) => outlineOf(inner, depth + 1))]
}
