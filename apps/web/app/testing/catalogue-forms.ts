import { action as receiveCategory } from '../routes/catalogue-category/receive-category.server.ts';
import { action as receiveMaterial } from '../routes/catalogue-materials/receive-material.server.ts';
import { action as receiveNewCategory } from '../routes/catalogue-new-category/receive-new-category.server.ts';
import { action as receiveNewMaterial } from '../routes/catalogue-new-material/receive-new-material.server.ts';
import { action as receiveNewSize } from '../routes/catalogue-new-size/receive-new-size.server.ts';
import { action as receivePicture } from '../routes/catalogue-picture/receive-picture.server.ts';
import { action as receiveSize } from '../routes/catalogue-size/receive-size.server.ts';
import { action as receiveStickerEntry } from '../routes/catalogue-stickers/receive-sticker-entry.server.ts';
import { action as receiveSearchWord } from '../routes/search-words/receive-search-word.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const texts = { name: 'Soap boxes', industry: 'Care', description: 'For soap.' };
const category = {
  ...texts,
  id: 7,
  route: 'soap-boxes',
  image: '',
  position: 3,
  status: 'Active',
  version: 5,
} as const;

const words = {
  name: 'Soap 100 g',
  style: 'STE',
  hsn: '481920',
  shortDescription: 'Small.',
  longDescription: 'Smaller.',
};
const sides = { length: 60.5, width: 40, height: 25, position: 2, status: 'Inactive' } as const;
const typedSize = { ...words, length: '60.5', width: ' 40 ', height: '25', position: '2', status: 'Inactive' };
const size = { ...words, ...sides, id: 7, categoryId: 4, publicName: 'soap-100', image: '', version: 3 };

const material = {
  kind: 'board',
  id: 9,
  code: 'FBB',
  name: 'Folding board',
  hsn: '',
  detail: '300 gsm',
  description: 'White.',
  image: '',
  isPriced: true,
  position: 1,
  status: 'Active',
  version: 4,
} as const;
const materials = officePage(receiveMaterial, '/manage/catalogue/materials');
const typedMaterial = { id: '9', version: '4', name: 'Folding board', description: 'White.', position: '1' };
const changedMaterial = { id: 9, version: 4, name: 'Folding board', description: 'White.', position: 1 } as const;
export const newMaterial = officePage(receiveNewMaterial, '/manage/catalogue/new-material');

export const pictures = officePage(receivePicture, '/manage/catalogue/pictures/variant/7', {
  kind: 'variant',
  id: '7',
});
const token = 'a'.repeat(24);
const picture = {
  kind: 'variant',
  id: 7,
  name: 'Soap 100 g',
  version: 3,
  image: '',
  alt: 'A box',
  uploaded: '',
} as const;

const stickers = officePage(receiveStickerEntry, '/manage/catalogue/stickers');
const shape = { name: 'Heart', priceClass: 'special', position: 4, status: 'Yes' } as const;
const shapeRow = { ...shape, id: 5, outline: 'heart', image: '', version: 2 } as const;
const stickerSize = { shapeId: 5, length: 50, width: 30, position: 1, status: 'No' } as const;

const searchWords = officePage(receiveSearchWord, '/manage/search-words?search=soap&page=2');
const word = { word: 'savon', target: '10-202' };

export const catalogueForms: readonly OfficeForm[] = [
  officeForm(
    officePage(receiveCategory, '/manage/catalogue/categories/7', { id: '7' }),
    { ...texts, version: '5', position: '3', status: 'Active' },
    'SaveCategory',
    { ...texts, id: 7, version: 5, position: 3, status: 'Active' },
    category,
    '/manage/catalogue',
  ),
  officeForm(
    officePage(receiveNewCategory, '/manage/catalogue/new-category'),
    { ...texts, route: 'soap-boxes', position: '3' },
    'AddCategory',
    { ...texts, route: 'soap-boxes', position: 3 },
    category,
    '/manage/catalogue/categories/7/new-size?done=category-added',
  ),
  officeForm(
    officePage(receiveSize, '/manage/catalogue/sizes/7', { id: '7' }),
    { ...typedSize, version: '3' },
    'SaveVariant',
    { ...words, ...sides, id: 7, version: 3 },
    size,
    '/manage/catalogue',
  ),
  officeForm(
    officePage(receiveNewSize, '/manage/catalogue/categories/4/new-size', { id: '4' }),
    { ...typedSize, publicName: 'soap-100' },
    'AddVariant',
    { ...words, ...sides, categoryId: 4, publicName: 'soap-100' },
    size,
    '/manage/catalogue/sizes/7?done=added',
  ),
  ...(['board', 'coating', 'sticker-material'] as const).map((kind) =>
    officeForm(
      materials,
      { form: kind, ...typedMaterial, hsn: '391990', status: 'Inactive' },
      'SaveMaterial',
      { kind, ...changedMaterial, hsn: kind === 'sticker-material' ? '391990' : '', status: 'Inactive' },
      { ...material, kind },
      { done: 'Folding board is saved.' },
    ),
  ),
  officeForm(
    newMaterial,
    { kind: 'board', name: 'Kraft', description: '', family: 'kraft', hsn: '', position: '2', gsm: '300', bulk: '1.5' },
    'AddMaterial',
    {
      kind: 'board',
      name: 'Kraft',
      description: '',
      family: 'kraft',
      hsn: '',
      position: 2,
      gsm: 300,
      bulk: 1.5,
      side: 'outer',
      whiteUnderprint: false,
    },
    material,
    '/manage/catalogue/materials?kind=board&added=9',
  ),
  officeForm(
    pictures,
    { form: 'show', token, alt: 'A box', version: '3' },
    'SetCataloguePicture',
    { kind: 'variant', id: 7, version: 3, token, alt: 'A box' },
    picture,
    '/manage/catalogue/pictures/variant/7?done=saved',
  ),
  officeForm(
    pictures,
    { form: 'remove', token, alt: 'A box', version: '3' },
    'SetCataloguePicture',
    { kind: 'variant', id: 7, version: 3, token: null, alt: '' },
    picture,
    '/manage/catalogue/pictures/variant/7?done=removed',
  ),
  officeForm(
    stickers,
    { form: 'shape', name: 'Heart', priceClass: 'special', position: '4', outline: 'heart', status: 'Yes' },
    'SaveStickerShape',
    { ...shape, outline: 'heart' },
    shapeRow,
    '/manage/catalogue/stickers?done=shape',
  ),
  officeForm(
    stickers,
    { form: 'shape', id: '5', version: '2', name: 'Heart', priceClass: 'special', position: '4', outline: 'oval' },
    'SaveStickerShape',
    { ...shape, id: 5, version: 2 },
    shapeRow,
    '/manage/catalogue/stickers?done=shape',
  ),
  officeForm(
    stickers,
    { form: 'size', shapeId: '5', length: '50', width: '30', position: '1', status: 'No' },
    'SaveStickerSize',
    stickerSize,
    { ...stickerSize, id: 8, version: 1 },
    '/manage/catalogue/stickers?done=size',
  ),
  officeForm(
    stickers,
    { form: 'quantity', id: '6', version: '1', quantity: '500', status: 'Yes' },
    'SaveStickerQuantity',
    { id: 6, version: 1, quantity: 500, status: 'Yes' },
    { id: 6, version: 2, quantity: 500, status: 'Yes' },
    '/manage/catalogue/stickers?done=quantity',
  ),
  officeForm(
    stickers,
    { form: 'class', priceClass: 'round', version: '1', name: 'Round', position: '1', status: 'Yes' },
    'SaveStickerClass',
    { code: 'round', version: 1, name: 'Round', position: 1, status: 'Yes' },
    { code: 'round', version: 2, name: 'Round', position: 1, status: 'Yes' },
    '/manage/catalogue/stickers?done=class',
  ),
  officeForm(
    searchWords,
    { form: 'save', ...word },
    'SaveSearchWord',
    word,
    { id: 3, word: 'savon' },
    { done: 'Buyers find the box by “savon” now.', typed: { target: '10-202' } },
  ),
  officeForm(
    searchWords,
    { form: 'save', id: '3', ...word },
    'SaveSearchWord',
    { ...word, id: 3 },
    { id: 3, word: 'savon' },
    { done: 'Buyers find the box by “savon” now.' },
  ),
  officeForm(
    searchWords,
    { form: 'delete', id: '3' },
    'DeleteSearchWord',
    { id: 3 },
    { id: 3, word: 'savon' },
    { done: '“savon” was deleted.' },
  ),
];
