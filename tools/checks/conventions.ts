// Conventions that the linter has no rule for: node tools/run.mjs tools/checks/conventions.ts
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { findCodeDialect } from './code-words.ts'
import { listFiles, readText } from './read-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isTest = /\.test\.tsx?$/
/** Files that only know the names of the domain. */
const domainFile = /\.(service|policy|rules|jobs|mail)\.ts$/
/** Files that write columns, or fields of older calls. */
const borderFile =
  /\.(queries|visibility|notifications|export-part|import-target|merge-target|removal-target|view)\.ts$/
/** Shows the components to developers, in English only; not part of the product. */
const showcase = /^web\/src\/(kitchen|testing)\//

/** Reports code that breaks a convention. */
export function findBreaches(folder: string): string[] {
  const web = listFiles(folder, 'web/src', '.ts', '.tsx')
  const server = listFiles(folder, 'server/src/features', '.ts')
  const breaches = [
    ...server.filter((file) => domainFile.test(file)).flatMap(reading(legacyNames)),
    ...server.filter((file) => borderFile.test(file)).flatMap(reading(legacyNamesRead)),
    ...web
      .filter((file) => !/\.calls\.tsx?$/.test(file) && !isTest.test(file))
      .flatMap(reading(typedKeys)),
    ...web
      .filter((file) => isTest.test(file) && !file.startsWith('web/src/testing/'))
      .filter((file) => !['.ts', '.tsx'].some((end) => callsFetch(file.replace(isTest, end))))
      .flatMap(reading(stubbedFetch)),
    ...web
      .filter((file) => file.endsWith('.tsx') && !isTest.test(file) && !showcase.test(file))
      .flatMap(reading(literalTexts)),
    ...web
      .filter((file) => file.endsWith('.tsx') && !isTest.test(file))
      .flatMap(reading(unitLimits)),
  ]
  function callsFetch(file: string): boolean {
    return web.includes(file) && /\bawait fetch\(/.test(readText(folder, file))
  }
  function reading(find: (source: ts.SourceFile) => Breach[]) {
    return (file: string): string[] => {
      const text = readText(folder, file)
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
      return find(source).map(({ node, says }) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        return `${file}:${line + 1} ${says}`
      })
    }
  }
  return breaches
}

interface Breach {
  node: ts.Node
  says: string
}

/** Legacy and column names in domain code; error codes and other strings are exempt. */
function legacyNames(source: ts.SourceFile): Breach[] {
  return collect(source, (node) =>
    ts.isIdentifier(node) && isLegacyName(node.text) && !isErrorCode(node)
      ? `names ${node.text}: select or translate it to a domain name`
      : undefined,
  )
}

/** The same, except for the keys of object literals: columns to write, and fields of an answer. */
function legacyNamesRead(source: ts.SourceFile): Breach[] {
  return legacyNames(source).filter(
    ({ node: { parent }, node }) => !(ts.isPropertyAssignment(parent) && parent.name === node),
  )
}

const isLegacyName = (name: string) => /^[a-z]+(_[a-z\d]+)+$/.test(name) || name === 'workID'

const isErrorCode = ({ parent }: ts.Node) =>
  ts.isPropertyAccessExpression(parent) && parent.expression.getText() === 'errorTable'

const keyCalls =
  /^(get|set|ensure|fetch|prefetch|invalidate|remove|cancel|refetch)Quer(y|ies)(Data|State)?$/

/** Query keys written by hand outside `x.calls.ts`. */
function typedKeys(source: ts.SourceFile): Breach[] {
  const says = 'types a query key: x.calls.ts builds them'
  return collect(source, (node) => {
    if (ts.isPropertyAssignment(node) && /^(query|mutation)Key$/.test(node.name.getText(source))) {
      return ts.isArrayLiteralExpression(node.initializer) ? says : undefined
    }
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
      return undefined
    }
    const [key] = node.arguments
    const isKey = key !== undefined && ts.isArrayLiteralExpression(key)
    return isKey && keyCalls.test(node.expression.name.text) ? says : undefined
  })
}

/**
 * Fake servers inside tests: `web/src/testing/fake-server.ts` follows the contract. Tests of a file that calls
 * `fetch` itself may stub it.
 */
function stubbedFetch(source: ts.SourceFile): Breach[] {
  const says = 'stubs fetch: answer through web/src/testing/fake-server.ts'
  return collect(source, (node) => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      return /^(globalThis|window|global)\.fetch$/.test(node.left.getText(source))
        ? says
        : undefined
    }
    if (!ts.isCallExpression(node)) return undefined
    const isStub = /\.(stubGlobal|spyOn)$/.test(node.expression.getText(source))
    const namesFetch = node.arguments.some(
      (argument) => ts.isStringLiteralLike(argument) && argument.text === 'fetch',
    )
    return isStub && namesFetch ? says : undefined
  })
}

/** `maxLength` on an element counts UTF-16 units; on the fields of `ui/forms` it counts code points. */
function unitLimits(source: ts.SourceFile): Breach[] {
  return collect(source, (node) => {
    if (!ts.isJsxAttribute(node) || node.name.getText(source) !== 'maxLength') return undefined
    const element = node.parent.parent.tagName.getText(source)
    return /^[a-z]/.test(element) ? 'counts an emoji twice: spread signLimit' : undefined
  })
}

/** Attributes whose values people read or hear. */
const readAttributes =
  /^(aria-(label|description|valuetext)|alt|title|placeholder|label|\w+Label|text|detail|error|heading|hint|lead|prompt|body)$/

/** Texts outside message files, which are the ones that are translated. */
function literalTexts(source: ts.SourceFile): Breach[] {
  return collect(source, (node) => {
    if (!hasLetter(node)) return undefined
    const place = placeOf(node)
    const isRead = ts.isJsxAttribute(place)
      ? readAttributes.test(place.name.getText(source))
      : ts.isJsxElement(place) || ts.isJsxFragment(place)
    return isRead ? 'holds a text: message files (*.messages.ts) do' : undefined
  })
}

/** True if the node is a text with letters; of a template without its values. */
function hasLetter(node: ts.Node): boolean {
  const texts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
    : [ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text : '']
  return texts.some((text) => /\p{L}/u.test(text))
}

/** The element or attribute that draws the value of an expression; the parent of any other node. */
function placeOf(node: ts.Node): ts.Node {
  const { parent } = node
  const isValue =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && drawingOperators.has(parent.operatorToken.kind))
  return isValue ? placeOf(parent) : parent
}

const drawingOperators = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
])

function collect(source: ts.SourceFile, say: (node: ts.Node) => string | undefined): Breach[] {
  const breaches: Breach[] = []
  const visit = (node: ts.Node): void => {
    const says = say(node)
    if (says !== undefined) breaches.push({ node, says })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return breaches
}

function main(): void {
  const breaches = [...findBreaches(root), ...findCodeDialect(root)]
  for (const breach of breaches) console.error(breach)
  if (breaches.length === 0) console.log('The conventions hold')
  process.exitCode = breaches.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
