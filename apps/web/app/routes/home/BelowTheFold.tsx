import { Materials } from '../../features/catalogue/Materials.tsx';
import { About, Blogs, Contact } from './AboutAndContact.tsx';
import { Carousels } from './Carousels.tsx';
import { Industries } from './Industries.tsx';
import type { HomeData } from './load-home.ts';
import { Overview } from './Overview.tsx';
import { ProductTypes } from './ProductTypes.tsx';

/**
 * Everything after the banner. Its links, and the carousels by touch, work without script; a press on a carousel's arrow
 * is a first interaction, and is repeated when it is hydrated.
 */
export function BelowTheFold({ data }: { data: HomeData }) {
  const { boxes, shapes, industries, kinds, materials, about, articles } = data;
  return (
    <>
      <Overview />
      <Carousels boxes={boxes} shapes={shapes} />
      <Industries industries={industries} />
      <ProductTypes kinds={kinds} />
      <Materials materials={materials} />
      <About paragraphs={about} />
      <Blogs articles={articles} />
      <Contact />
    </>
  );
}
