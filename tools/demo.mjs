// npm run demo: npm start on a folder of its own, filled with invented people and their reviews.
process.env['DATA_DIR'] ||= './data-demo'
process.env['SEED_PEOPLE'] = 'on'
// Everybody's password is known: this never goes into a database that somebody has elsewhere.
delete process.env['DATABASE_URL']
await import('./start.mjs')
