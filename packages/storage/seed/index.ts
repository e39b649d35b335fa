export type { CategorySeed, VariantSeed } from './catalogue/category-seed.ts';
export { boardSeeds, coatingSeeds } from './catalogue/materials.ts';
export { shapeSeeds, stickerMaterialSeeds } from './catalogue/stickers.ts';
export { categorySeeds } from './catalogue.ts';
export { holidaySeeds, seedHolidays } from './holidays.ts';
export { seedSearchWords } from './search-words.ts';
export { seedDemo } from './seed-demo.ts';
export { seedPlaces } from './seed-places.ts';
