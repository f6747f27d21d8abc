// npm run demo: npm start on a separate folder, filled with fictional members and their reviews.
process.env['DATA_DIR'] ||= './data-demo'
process.env['SEED_PEOPLE'] = 'on'
// All passwords are public, so the demo data must never go into an external database.
delete process.env['DATABASE_URL']
await import('./start.mjs')
