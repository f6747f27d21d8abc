import ts from 'typescript'
import type { Kind, Observed } from './observed.ts'
import type { ColumnType } from './column-types.ts'
import type { Fact } from './scope.ts'

/** A result column of a statement. */
export interface FoundColumn extends Fact {
  name: string
  type: ColumnType | undefined
  /** The values that tests saw, absent if they saw no row. */
  seen: Observed | undefined
}

type Report = (sentence: string) => void

/** Mismatches between a claimed row and the database, as sentence fragments. */
export function compareRow(
  row: ts.Type,
  columns: readonly FoundColumn[],
  checker: ts.TypeChecker,
): string[] {
  const problems: string[] = []
  const claimed = new Map(
    checker.getPropertiesOfType(row).map((property) => [property.name, property]),
  )
  for (const name of claimed.keys()) {
    if (!columns.some((column) => column.name === name)) problems.push(`${name} is not selected`)
  }
  for (const column of columns) {
    const property = claimed.get(column.name)
    if (!property) problems.push(`${column.name} is selected, but not in the row type`)
    else {
      const type = checker.getTypeOfSymbol(property)
      problems.push(...compareColumn(type, column, checker))
    }
  }
  return problems
}

/** Mismatches between a column's claimed type and the database. */
export function compareColumn(
  claimed: ts.Type,
  column: FoundColumn,
  checker: ts.TypeChecker,
): string[] {
  if (isAnything(claimed)) return []
  const problems = new Set<string>()
  const report: Report = (sentence) => problems.add(sentence)
  if (column.nullable && !membersOf(claimed).some(isNull)) report(`${column.name} may be null`)
  const isBareNull = column.nullable && column.values?.size === 0
  if (!isBareNull) compareValues(claimed, column, checker, report)
  return [...problems]
}

/** Compares the non-null values. */
function compareValues(
  claimed: ts.Type,
  column: FoundColumn,
  checker: ts.TypeChecker,
  report: Report,
): void {
  const { name, type } = column
  const members = membersOf(claimed).filter((member) => !isNull(member))
  if (type === undefined) report(`${name} has a type that the check does not know`)
  else if (type === 'json') compareJson(claimed, column, checker, report)
  else if (Array.isArray(type)) compareArray(members, column, type, checker, report)
  else {
    const written = checker.typeToString(claimed)
    if (!members.every((member) => isOf(member, type, checker))) {
      report(`${name} is ${type}, claimed as ${written}`)
    } else if (type === 'string') compareTexts(members, column, written, report)
  }
}

function compareJson(
  claimed: ts.Type,
  { name, seen }: FoundColumn,
  checker: ts.TypeChecker,
  report: Report,
): void {
  if (!seen || seen.kinds.every((kind) => kind === 'null')) {
    report(`${name} is JSON that no test saw with a value`)
  } else compareSeen(membersOf(claimed), seen, name, checker, report)
}

/** A union of texts must include all texts the column can have or, if unknown, all that tests saw. */
function compareTexts(
  members: readonly ts.Type[],
  { name, values, seen }: Pick<FoundColumn, 'name' | 'values' | 'seen'>,
  written: string,
  report: Report,
): void {
  if (members.length === 0 || !members.every((member) => member.isStringLiteral())) return
  const allowed = new Set(members.map((member) => member.isStringLiteral() && member.value))
  const known = values ?? seen?.strings ?? []
  for (const value of known) {
    if (!allowed.has(value)) report(`${name} can be '${value}', claimed as ${written}`)
  }
  if ([...known].length === 0) report(`${name} can be any text, claimed as ${written}`)
}

function compareArray(
  members: readonly ts.Type[],
  { name, seen }: FoundColumn,
  [element]: ColumnType[],
  checker: ts.TypeChecker,
  report: Report,
): void {
  for (const member of members) {
    const item = checker.isArrayLikeType(member) ? elementOf(member, checker) : undefined
    if (!item || !element) {
      report(`${name} is an array, claimed as ${checker.typeToString(member)}`)
      continue
    }
    const nullable = seen?.items?.kinds.includes('null') ?? false
    const column = { name: `${name}[]`, type: element, nullable, seen: seen?.items }
    for (const problem of compareColumn(item, column, checker)) report(problem)
  }
}

/** JSON is compared with the values that tests saw. `members` are the union's members. */
function compareSeen(
  members: readonly ts.Type[],
  seen: Observed,
  path: string,
  checker: ts.TypeChecker,
  report: Report,
): void {
  if (members.some(isAnything)) return
  const written = members.map((member) => checker.typeToString(member)).join(' | ')
  for (const kind of seen.kinds) {
    const fitting = members.filter((member) =>
      kind === 'null' ? isNull(member) : isOf(member, kind, checker),
    )
    if (fitting.length === 0) report(`${path} was ${kind}, claimed as ${written}`)
    else if (kind === 'string') {
      compareTexts(fitting, { name: path, values: undefined, seen }, written, report)
    } else if (kind === 'array' && seen.items) {
      const items = fitting.flatMap((member) => membersOf(elementOf(member, checker)))
      compareSeen(items, seen.items, `${path}[]`, checker, report)
    } else if (kind === 'object') compareKeys(fitting, seen, path, checker, report)
  }
}

function compareKeys(
  members: readonly ts.Type[],
  seen: Observed,
  path: string,
  checker: ts.TypeChecker,
  report: Report,
): void {
  const keys = seen.keys ?? {}
  for (const [key, field] of Object.entries(keys)) {
    const types = members.flatMap((member) => membersOf(typeOfKey(member, key, checker)))
    if (types.length === 0) report(`${path}.${key} was seen, but is not in the type`)
    else compareSeen(types, field, `${path}.${key}`, checker, report)
  }
  const [first = [], ...others] = members.map((member) => requiredKeys(member, checker))
  for (const key of first) {
    const isRequired = others.every((required) => required.includes(key))
    const count = keys[key]?.count ?? 0
    if (isRequired && count < (seen.objects ?? 0)) report(`${path}.${key} was missing`)
  }
}

function typeOfKey(member: ts.Type, key: string, checker: ts.TypeChecker): ts.Type | undefined {
  const property = checker.getPropertyOfType(member, key)
  if (property) return checker.getTypeOfSymbol(property)
  return checker.getIndexTypeOfType(member, ts.IndexKind.String)
}

function requiredKeys(member: ts.Type, checker: ts.TypeChecker): string[] {
  const properties = checker.getPropertiesOfType(member)
  return properties
    .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
    .map(({ name }) => name)
}

function membersOf(type: ts.Type | undefined): readonly ts.Type[] {
  if (type === undefined) return []
  return type.isUnion() ? type.types : [type]
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0
}

function isNull(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Null) !== 0
}

function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.getIndexTypeOfType(type, ts.IndexKind.Number)
}

function isOf(type: ts.Type, kind: Kind | ColumnType, checker: ts.TypeChecker): boolean {
  const fits = (whole: ts.Type) => checker.isTypeAssignableTo(type, whole)
  if (kind === 'number') return fits(checker.getNumberType())
  if (kind === 'string') return fits(checker.getStringType())
  if (kind === 'boolean') return fits(checker.getBooleanType()) || isOfSqlBool(type)
  if (kind === 'array') return checker.isArrayLikeType(type)
  return isObjectOf(type, kind, checker)
}

function isObjectOf(type: ts.Type, kind: Kind | ColumnType, checker: ts.TypeChecker): boolean {
  const name = type.getSymbol()?.name ?? ''
  if (kind === 'date') return name === 'Date'
  if (kind === 'bytes') return name === 'Buffer' || name === 'Uint8Array'
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
  return kind === 'object' && isObject && name !== 'Date' && !checker.isArrayLikeType(type)
}

/** Kysely's type of a condition has 0 and 1 beside true and false, for other databases. */
function isOfSqlBool(type: ts.Type): boolean {
  return type.isNumberLiteral() && (type.value === 0 || type.value === 1)
}
