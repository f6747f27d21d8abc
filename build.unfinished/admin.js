import process from 'node:process'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(`Medley needs Node.js 24 or newer; this is ${process.versions.node}.\n`)
  process.exit(1)
}
await import('./server/dist/admin/main.js')
