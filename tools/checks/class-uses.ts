import path from 'node:path'
import ts from 'typescript'
import { openProgram } from './open-program.ts'

/** A use of a style sheet: `styles['name']`, or `styles[kind]` with every text that `kind` can be. */
export interface ClassUse {
  /** `file:line`, from the root. */
  location: string
  /** The `*.module.css`, from the root. */
  sheet: string
  /** undefined unless the type is a text literal or a union of them. */
  names: string[] | undefined
}

/** Every use of an imported `*.module.css` in the files, with the key's type as the compiler infers it. */
export function readClassUses(root: string, files: readonly string[], config: string): ClassUse[] {
  const program = openProgram(root, files, config)
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file))
    if (!source) throw new Error(`${file} cannot be read`)
    return sheetsOf(source).flatMap(({ name, specifier }) => {
      const sheet = path.posix.join(path.posix.dirname(file), specifier)
      return referencesTo(name, source, checker).map((node) => ({
        location: `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`,
        sheet,
        names: namesOf(node.parent, checker),
      }))
    })
  })
}

function sheetsOf(source: ts.SourceFile): { name: ts.Identifier; specifier: string }[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return []
    const { importClause, moduleSpecifier } = statement
    const name = importClause?.name
    if (!name || !ts.isStringLiteral(moduleSpecifier)) return []
    return moduleSpecifier.text.endsWith('.module.css')
      ? [{ name, specifier: moduleSpecifier.text }]
      : []
  })
}

function referencesTo(
  name: ts.Identifier,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): ts.Identifier[] {
  const symbol = checker.getSymbolAtLocation(name)
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    const isSameName = ts.isIdentifier(node) && node !== name && node.text === name.text
    if (isSameName && checker.getSymbolAtLocation(node) === symbol) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function namesOf(use: ts.Node, checker: ts.TypeChecker): string[] | undefined {
  if (ts.isPropertyAccessExpression(use)) return [use.name.text]
  if (!ts.isElementAccessExpression(use)) return undefined
  const type = checker.getTypeAtLocation(use.argumentExpression)
  const names = (type.isUnion() ? type.types : [type]).map((member) =>
    member.isStringLiteral() ? member.value : undefined,
  )
  return names.every((name) => name !== undefined) ? names : undefined
}
