import { describe, expect, test } from 'vitest'
import { type Rows, take } from '../testing/take-table.ts'

describe('columns are named in the large languages', () => {
  test.each<[string, Rows, string[]]>([
    [
      'Italian',
      [
        'Titolo;Autore;Voto (su 5);Data lettura;Stato;Recensione',
        'Quay;Ada Quill;4,5;2020-05-12;letto;Bello',
        'Reef;Bo Reed;;;da leggere;',
        'Bay;Ada Quill;2;;abbandonato;',
      ],
      ['Quay review', 'Reef saved', 'Bay review stopped'],
    ],
    [
      'Spanish',
      [
        'Título;Autor;Puntuación;Fecha de lectura;Estado;Reseña',
        'Quay;Ada Quill;4;2020-05-12;leído;Bien',
        'Reef;Bo Reed;;;por leer;',
        'Bay;Ada Quill;;;abandonado;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
    [
      'French',
      [
        'Titre;Auteur;Note (sur 20);Date de lecture;Statut;Critique',
        'Quay;Ada Quill;16;2020-05-12;lu;Bien',
        'Reef;Bo Reed;;;à lire;',
        'Bay;Ada Quill;;;abandonné;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
    [
      'Portuguese',
      [
        'Título;Autor;Avaliação;Data de leitura;Status;Resenha',
        'Quay;Ada Quill;4;2020-05-12;lido;Bom',
        'Reef;Bo Reed;;;para ler;',
        'Bay;Ada Quill;;;abandonado;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
    [
      'Dutch',
      [
        'Titel;Schrijver;Cijfer;Gelezen op;Status;Recensie',
        'Quay;Ada Quill;8;2020-05-12;gelezen;Goed',
        'Reef;Bo Reed;;;te lezen;',
        'Bay;Ada Quill;;;gestopt;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
    [
      'Polish',
      [
        'Tytuł;Autor;Ocena;Data przeczytania;Status;Recenzja',
        'Quay;Ada Quill;8;2020-05-12;przeczytane;Dobra',
        'Reef;Bo Reed;;;do przeczytania;',
        'Bay;Ada Quill;;;porzucone;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
    [
      'Swedish',
      [
        'Titel;Författare;Betyg;Läst datum;Status;Recension',
        'Quay;Ada Quill;8;2020-05-12;läst;Bra',
        'Reef;Bo Reed;;;vill läsa;',
        'Bay;Ada Quill;;;avbruten;',
      ],
      ['Quay review', 'Reef saved', 'Bay progress stopped'],
    ],
  ])('%s', async (_, rows, marks) => {
    const taken = await take(rows, { medium: 'book' })
    expect(taken.marks).toEqual(marks)
    expect(taken.records[0]).toMatchObject({
      rating: { isRounded: false },
      dateViewed: '2020-05-12',
      work: { creators: ['Ada Quill'] },
    })
    expect(taken.asks).toEqual([])
  })

  test.each<[string, Rows, string[]]>([
    [
      'English',
      ['Description,Rate,Titles,Year', 'Comedy. Silent film,9,Quay,1931', 'Drama. War,8,Reef,1962'],
      ['Quay', 'Reef'],
    ],
    [
      'Spanish',
      [
        'Descripción,Nota,Título,Año',
        'Comedia. Cine mudo,9,Quay,1931',
        'Drama. Guerra,8,Reef,1962',
      ],
      ['Quay', 'Reef'],
    ],
  ])('and a description is no title, in %s', async (_, rows, titles) => {
    const { records, asks } = await take(rows, { medium: 'film' })
    expect(records.map(({ work, rating }) => [work.title, rating !== null])).toEqual(
      titles.map((title) => [title, true]),
    )
    expect(asks).not.toContain('title')
  })

  test('and a title is asked for where only long texts are left', async () => {
    const long = 'A film about the sea, its tides, and those who wait for them on the shore.'
    expect((await take(['Description,Rate', `${long},9`, `${long} Again.,8`])).asks).toContain(
      'title',
    )
    expect((await take(['Sea,Rate', `"${long}",9`, `"${long} Again.",8`])).asks).toContain('title')
  })
})
