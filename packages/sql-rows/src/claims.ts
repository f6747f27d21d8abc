import path from 'node:path'
import ts from 'typescript'

/** An `sql` template of the source with the type it claims for its row or value. */
export interface Claim {
  /** `file:line`, from the root. */
  location: string
  fragments: readonly string[]
  /** `unknown` where nothing is claimed. */
  type: ts.Type
}

export interface Claims {
  checker: ts.TypeChecker
  claims: Claim[]
}

/** Every `sql` template in the files of the program, with its type as the compiler infers it where it stands. */
export function readClaims(program: ts.Program, root: string, files: readonly string[]): Claims {
  const checker = program.getTypeChecker()
  const claims = files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file))
    if (!source) throw new Error(`${file} cannot be read`)
    return templatesIn(source).map((node) => claimOf(node, source, file, checker))
  })
  return { checker, claims }
}

function templatesIn(source: ts.SourceFile): ts.TaggedTemplateExpression[] {
  const found: ts.TaggedTemplateExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql') found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function claimOf(
  node: ts.TaggedTemplateExpression,
  source: ts.SourceFile,
  file: string,
  checker: ts.TypeChecker,
): Claim {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  const location = `${file}:${line + 1}`
  const builder = checker.getTypeAtLocation(node)
  if (!isReference(builder) || builder.symbol?.name !== 'RawBuilder') {
    throw new Error(`${location}: sql is not the one of Kysely`)
  }
  const [type] = checker.getTypeArguments(builder)
  if (!type) throw new Error(`${location}: the template has no type`)
  return { location, fragments: fragmentsOf(node.template), type }
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type
}

function fragmentsOf(template: ts.TemplateLiteral): string[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}
