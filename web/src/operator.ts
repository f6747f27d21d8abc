/** Who stands behind the site. */
interface Operator {
  /** Null where the pages say no more than "the operator". */
  name: string | null
  contactEmail: string
  supportEmail: string
  /** The state of the USA whose law governs the terms. */
  state: string
}

/** Of a build that is served from elsewhere: its settings, or examples. */
const ofBuild: Operator = {
  name: import.meta.env.VITE_OPERATOR_NAME || null,
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL || 'contact@medley.example',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'support@medley.example',
  state: import.meta.env.VITE_OPERATOR_STATE || 'Delaware',
}

/** The server writes its settings into the page that it sends. */
export function readOperator(): Operator {
  const text = document.querySelector('#operator')?.textContent
  if (!text) return ofBuild
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own server from checked settings
  return JSON.parse(text) as Operator
}
