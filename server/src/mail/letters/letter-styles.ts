import { Html } from '../../lib/html.ts'

const serif = "Newsreader,Georgia,'Times New Roman',serif"
const sans = "'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline declarations, with the colours of the light theme. */
export const styles = {
  paper: 'margin:0;padding:0;background:#f8faf7;color:#13201c',
  column: `max-width:560px;margin:0 auto;padding:24px 16px 40px;font:16px/1.55 ${sans}`,
  top: 'margin:0 0 16px',
  name: `font:500 26px/1.2 ${serif};color:#0b655e;text-decoration:none`,
  sheet:
    'padding:24px 24px 8px;background:#ffffff;border:1px solid #dde4df;border-radius:12px;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  heading: `margin:24px 0 8px;font:500 20px/1.3 ${serif}`,
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:13px;color:#5a6963;overflow-wrap:anywhere',
  entries: 'margin:0 0 16px',
  entry: 'margin:0;padding:12px 0;border-top:1px solid #dde4df',
  title: 'color:#0b655e;font-weight:600;text-decoration:none',
  soft: 'color:#44544e;white-space:pre-line',
  footer:
    'margin:24px 8px 0;font:13px/1.5 Helvetica,Arial,sans-serif;color:#5a6963;overflow-wrap:anywhere',
  line: 'margin:0 0 4px',
  faint: 'color:#5a6963',
} as const

/** The colours of the dark theme, for programs that read style sheets. */
export const darkStyles =
  new Html(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0c1311!important;color:#e9f0ec!important}
.sheet{background:#131c19!important;border-color:#26332e!important}
.entry{border-color:#26332e!important}
.accent{color:#66d4c6!important}
.soft{color:#b5c3bc!important}
.faint{color:#95a69e!important}
.button{background:#2bb5a5!important;color:#03201c!important}
}`)
