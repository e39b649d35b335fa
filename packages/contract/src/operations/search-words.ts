import { z } from 'zod';
import { searchWordMaxLength, searchWordRules } from '../forms/search-word.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment, searchText, wholeNumber } from '../kernel/values.ts';

const searchWord = record({
  id: field('fld_search_word_id', z.int()),
  word: field('fld_word', z.string()),
  /** The box and the size that it finds, as `SaveSearchWord` takes them. */
  target: field('fld_target', z.string()),
  boxName: field('fld_itemname', z.string()),
  /** Null if it finds all sizes of the box. */
  sizeName: field('fld_variantname', z.string().nullable()),
  /** Null for a word of the seed; the same holds for who changed it. */
  changedAt: field('fld_changed_on', moment.nullable()),
  changedBy: field('fld_changed_by', z.string().nullable()),
});
export type SearchWordRow = z.output<typeof searchWord>;

const saved = record({ id: field('fld_search_word_id', z.int()), word: field('fld_word', z.string()) });

export const searchWordOperations = {
  GetSearchWords: operation({
    summary: "The trade's words that the shop's search knows, a page at a time; a page after the last shows the last.",
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      /** Part of a word, or of the name of what it finds. */
      search: field('search', searchText(60)),
      page: field('page', wholeNumber(1, 1_000_000).optional()),
      pageSize: field('pagesize', wholeNumber(1, 100).optional()),
      /** A word to return as well, on whichever page it is. */
      wordId: field('fld_search_word_id', id.optional()),
    }),
    output: record({
      words: field('words', z.array(searchWord)),
      page: field('page', z.int()),
      /** On all pages together. */
      count: field('word_count', z.int()),
      /** Null if none was asked for, or if it is gone. */
      word: field('word', searchWord.nullable()),
      /** What a word can find: boxes and their sizes. */
      targets: field(
        'targets',
        z.array(record({ target: field('fld_target', z.string()), name: field('fld_name', z.string()) })),
      ),
    }),
  }),
  SaveSearchWord: operation({
    summary: 'Adds a word to the search, or changes one. The search knows it at once.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({
      id: field('fld_search_word_id', id.optional()),
      word: field('fld_word', formText(searchWordMaxLength)),
      target: field('fld_target', formText(30)),
    }),
    rules: searchWordRules,
    output: saved,
  }),
  DeleteSearchWord: operation({
    summary: 'Deletes a word from the search.',
    method: 'POST',
    access: { staff: 'catalogue' },
    input: record({ id: field('fld_search_word_id', id) }),
    output: saved,
  }),
};
