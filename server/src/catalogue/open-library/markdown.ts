/**
 * The plain text of a description in Markdown, without the notes that follow it: sources, the
 * publisher's credit, and whatever stands below a rule.
 */
export function fromMarkdown(description: string | null): string | null {
  return (
    description
      ?.replaceAll('\r', '')
      .replace(/\n\s*([-*_])(\s*\1){2,}[ \t]*(\n[\s\S]*)?$/, '')
      .replaceAll(/^\s*\[\d+\]:\s*\S.*$/gm, '')
      .replaceAll(/\(\[source\]\[\d+\]\)/gi, '')
      .replaceAll(/^\s*[-–—]+\s*(from\s+)?(the\s+)?publisher\.?\s*$/gim, '')
      .replaceAll(/^[ \t]*>[ \t]?/gm, '')
      .replaceAll(/\[([^\]\n]+)\](\[\d+\]|\([^)\s]*\))/g, '$1')
      .replaceAll(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
      .replaceAll(/\*(?=\S)([^*\n]*[^*\s])\*/g, '$1') ?? null
  )
}
