import type { ContentPage } from 'contract';
import type { Refused, Resource } from '../../../patterns/ResourceView/resource.ts';

/** What a content page shows. Everybody may read it. */
export type ContentPageState = Exclude<Resource<ContentPage>, Refused>;
