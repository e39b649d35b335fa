import { Materials } from '../../features/catalogue/Materials.tsx';
import { About, Blogs, Contact } from './AboutAndContact.tsx';
import { Industries } from './Industries.tsx';
import type { HomeData } from './load-home.ts';
import { ProductTypes } from './ProductTypes.tsx';

/** The rest of the page: static texts, pictures and links that need no hydration. */
export function BelowTheFold({ data }: { data: HomeData }) {
  const { industries, kinds, materials, about, articles } = data;
  return (
    <>
      <Industries industries={industries} />
      <ProductTypes kinds={kinds} />
      <Materials materials={materials} />
      <About paragraphs={about} />
      <Blogs articles={articles} />
      <Contact />
    </>
  );
}
