// Texts and colours in scripts of the web app: node tools/run.mjs tools/checks/literals.ts
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { listFiles, readText } from './read-tree.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Shows the components to developers, in English only; not part of the product. */
const showcase = /^web\/src\/(kitchen|testing)\//

/** Reports texts in code, which nobody translates, and colours that are no tokens. */
export function findLiterals(folder: string): string[] {
  return listFiles(folder, 'web/src', '.ts', '.tsx')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
      const text = readText(folder, file)
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
      return collect(source, (node) => problemOf(node, showcase.test(file))).map(
        ({ node, says }) => {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
          return `${file}:${line + 1} ${says}`
        },
      )
    })
}

function problemOf(node: ts.Node, mayHoldTexts: boolean): string | undefined {
  if (isColour(node)) return 'names a colour: make it a token'
  return isText(node) && !mayHoldTexts ? 'holds a text: texts/en.json does' : undefined
}

const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const paint = /^(fill|stroke|\w*[cC]olor|background)$/
const paints = /^(none|inherit|transparent|currentcolor|canvas\w*|url\(.*|var\(.*)$/i

function isColour(node: ts.Node): boolean {
  if (!ts.isStringLiteralLike(node)) return false
  const { parent, text } = node
  const isPaint =
    (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) &&
    paint.test(parent.name.getText())
  return colour.test(text) || (isPaint && !paints.test(text))
}

/** Attributes whose values people read or hear. */
const readAttributes =
  /^(aria-(label|description|valuetext)|alt|title|placeholder|label|\w+Label|text|detail|error|heading|hint|lead|prompt|body)$/

function isText(node: ts.Node): boolean {
  if (!hasLetter(node)) return false
  const user = userOf(node)
  return ts.isJsxAttribute(user)
    ? readAttributes.test(user.name.getText())
    : ts.isJsxElement(user) || ts.isJsxFragment(user)
}

/** True if the node is a text with letters; of a template without its values. */
function hasLetter(node: ts.Node): boolean {
  const texts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)]
    : [ts.isJsxText(node) || ts.isStringLiteralLike(node) ? node.text : '']
  return texts.some((text) => /\p{L}/u.test(text))
}

/** The element or attribute that draws the value of an expression; the parent of any other node. */
function userOf(node: ts.Node): ts.Node {
  const { parent } = node
  const isValue =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && drawingOperators.has(parent.operatorToken.kind))
  return isValue ? userOf(parent) : parent
}

const drawingOperators = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
])

interface Found {
  node: ts.Node
  says: string
}

function collect(source: ts.SourceFile, say: (node: ts.Node) => string | undefined): Found[] {
  const found: Found[] = []
  const visit = (node: ts.Node): void => {
    const says = say(node)
    if (says !== undefined) found.push({ node, says })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function main(): void {
  const found = findLiterals(root)
  for (const one of found) console.error(one)
  if (found.length === 0) console.log('Texts are in message files, and colours are tokens')
  process.exitCode = found.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
