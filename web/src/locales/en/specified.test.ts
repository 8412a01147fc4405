import { expect, test } from 'vitest';
import { en as errors } from '@nexus/domain/locales/en';
import admin from './admin';
import common from './common';

/** Every message of the second specification's §8 and the labels of §2, as the specification writes them. */
const SPECIFIED = `
Nexus Admin Panel|Sign In|Signing in...|Checking authentication...|Login failed|Invalid credentials|Login successful
Welcome to the admin panel!|Password must be at least 6 characters|Please enter a valid email address
Active Programs|Upcoming Events|New Submissions|Total Impact|Overview|Recent Submissions|Analytics|Quick Actions
Create Program|Schedule Event|Add Story|Update Stats|Manage Team|Review All
Home Page|About Us|Impact & Stories|Statistics|Page Updated|Page content has been saved successfully|Update Failed
Failed to update page content. Please try again.|Statistics Updated|Impact statistics have been updated successfully.
Failed to update statistics. Please try again.|Event created successfully!|Event updated successfully!
Event deleted successfully!|Error creating event|Error updating event|Error deleting event|Failed to fetch events
Are you sure you want to delete this event?|No events yet. Create your first event.|No success stories yet
Success story created successfully!|Success story updated successfully!|Success story deleted successfully!
Error creating success story|Error updating success story|Error deleting success story|Upload Complete
Manage Stories|Bulk Upload|Error updating statistics|Statistics updated successfully!|No statistics configured
Add Statistics|Never|Failed to load hero section data|Failed to update hero section|Hero image saved
Hero section updated successfully! The website will reflect the changes.|Failed to load about section data
Failed to update about section|Failed to update mission & vision: {{message}}|Failed to create mission & vision: {{message}}
Load Landing Page Data|Validation Error|Mission and Vision are required fields.|Save failed|Delete failed
Failed to fetch experts|Failed to load partners|Failed to save partner. Please try again.
Failed to delete partner. Please try again.|Upload failed|Failed to load image|Please select an image file
Image must be smaller than 8MB|Image is too large even at lowest quality. Please crop more or use a smaller image.
Slug is required|Title is required|Hero title is required|Hero subtitle is required|SEO title is required
SEO description is required|Impact Partners|Hidden|Published|Draft|Impact Page Manager|Hero Section|Impact Areas
SEO Settings|Hero Section Manager|About Section Manager|Mission & Vision Manager|Pages Editor|Events Management
Experts Manager|Partners Manager|User Management|Members Management|Retry|Not found`
  .trim()
  .split(/[|\n]/);

test('every message of the second specification is there, word for word', () => {
  const said = new Set(stringsIn([admin, common, errors]));
  expect(SPECIFIED.filter((message) => !said.has(message))).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
