// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Yi=(s,p)=>()=>{try{return p||s((p={exports:{}}).exports,p),p.exports}catch(k){throw p=0,k}};var ia=Yi(or=>{"use strict";Object.defineProperty(or,"__esModule",{value:!0});or.formatNames=or.fastFormats=or.fullFormats=void 0;function pr(s,p){return{validate:s,
compare:p}}or.fullFormats={date:pr(ea,Di),time:pr(Ai(!0),Ii),"date-time":pr(Qi(!0),ta),"iso-time":pr(Ai(),ra),"iso-date-time":pr(Qi(),sa),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:ca,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:ka,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:fa,int32:{type:"number",validate:ba},int64:{type:"number",validate:Pa},float:{type:"\
number",validate:Xi},double:{type:"number",validate:Xi},password:!0,binary:!0};or.fastFormats={...or.fullFormats,date:pr(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Di),time:pr(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Ii),"date-time":pr(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
ta),"iso-time":pr(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,ra),"iso-date-time":pr(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
sa),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
or.formatNames=Object.keys(or.fullFormats);function la(s){return s%4===0&&(s%100!==0||s%400===0)}var da=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,ua=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function ea(s){let p=da.exec(s);if(!p)return!1;let k=+p[1],g=+p[2],y=+p[3];return g>=1&&g<=12&&y>=1&&y<=(g===2&&la(k)?29:ua[g])}function Di(s,p){
if(s&&p)return s>p?1:s<p?-1:0}var vi=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Ai(s){return function(k){let g=vi.exec(k);if(!g)
return!1;let y=+g[1],c=+g[2],e=+g[3],a=g[4],l=g[5]==="-"?-1:1,r=+(g[6]||0),t=+(g[7]||0);if(r>23||t>59||s&&!a)return!1;if(y<=23&&c<=59&&e<60)return!0;let i=c-t*l,
o=y-r*l-(i<0?1:0);return(o===23||o===-1)&&(i===59||i===-1)&&e<61}}function Ii(s,p){if(!(s&&p))return;let k=new Date("2020-01-01T"+s).valueOf(),g=new Date("2020-\
01-01T"+p).valueOf();if(k&&g)return k-g}function ra(s,p){if(!(s&&p))return;let k=vi.exec(s),g=vi.exec(p);if(k&&g)return s=k[1]+k[2]+k[3],p=g[1]+g[2]+g[3],s>p?1:
s<p?-1:0}var ji=/t|\s/i;function Qi(s){let p=Ai(s);return function(g){let y=g.split(ji);return y.length===2&&ea(y[0])&&p(y[1])}}function ta(s,p){if(!(s&&p))return;
let k=new Date(s).valueOf(),g=new Date(p).valueOf();if(k&&g)return k-g}function sa(s,p){if(!(s&&p))return;let[k,g]=s.split(ji),[y,c]=p.split(ji),e=Di(k,y);if(e!==
void 0)return e||Ii(g,c)}var ma=/\/|:/,ya=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ca(s){return ma.test(s)&&ya.test(s)}var Ji=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function fa(s){return Ji.lastIndex=0,Ji.
test(s)}var ha=-(2**31),_a=2**31-1;function ba(s){return Number.isInteger(s)&&s<=_a&&s>=ha}function Pa(s){return Number.isInteger(s)}function Xi(){return!0}var ga=/[^\\]\\Z/;
function ka(s){if(ga.test(s))return!1;try{return new RegExp(s),!0}catch{return!1}}});var pa=Yi(Ni=>{"use strict";Object.defineProperty(Ni,"__esModule",{value:!0});function aa(s){let p=s.length,k=0,g=0,y;for(;g<p;)k++,y=s.charCodeAt(g++),y>=55296&&
y<=56319&&g<p&&(y=s.charCodeAt(g),(y&64512)===56320&&g++);return k}Ni.default=aa;aa.code='require("ajv/dist/runtime/ucs2length").default'});var cs=Zr,P={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},de=Object.prototype.hasOwnProperty,
xt=ia().fullFormats.uri,ae=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
$i=new RegExp("^[0-9a-f]{32}$","u"),ne={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ve={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function gr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=gr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:ve.required,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||
r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ve,data:s};
e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:ve.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ve.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:ve.properties.x.type,parentSchema:ve.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:ve.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ve.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:ve.properties.y.type,
parentSchema:ve.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ve.
type,parentSchema:ve,data:s};e===null?e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:ne.required,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),a++}if(s.focal_point===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:ne.required,parentSchema:ne,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ne,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ne.properties.title.type},schema:ne.properties.
title.type,parentSchema:ne.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ne.properties.alt.type},schema:ne.properties.alt.type,parentSchema:ne.properties.alt,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:ne.properties.custom_data.type,parentSchema:ne.properties.custom_data,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,
e!==null&&(i?e.length=i:e=null),!r){let n=a;gr(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:c})||(e=
e===null?gr.errors:v(e,gr.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:ne.properties.focal_point.if,parentSchema:ne.properties.focal_point,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ne.type,parentSchema:ne,data:s};e===null?e=[t]:e.push(t),a++}return Gr.errors=e,a===0}Gr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var be={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/\
$defs/CreatorType"},id:{type:"string"}}},Ct={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Xe(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!=
"string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Ct.type,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),a++}if(!(s===
"access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Ct.
enum},schema:Ct.enum,parentSchema:Ct,data:s};e===null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}Xe.evaluated={dynamicProps:!1,dynamicItems:!1};function kr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:be.required,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:be.required,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:be,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0&&(Xe(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Xe.errors:v(e,Xe.errors),
a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:be.properties.id.type,parentSchema:be.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:be.type,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}return kr.errors=e,a===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var se={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function H(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:se.required,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:se.required,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:se,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
schema:se.properties.type.type,parentSchema:se.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:se.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:se.properties.id.type,parentSchema:se.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:se.type,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}return H.errors=e,a===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var J={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,required:["status","checked_at",
"threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["string","null"],format:"date-time"},
threat_name:{type:["string","null"]}}}}};function Yr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=Yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"antivirus"},schema:J.required,parentSchema:J,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:J,
data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){let r=s.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+
"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"status"},schema:J.properties.antivirus.required,parentSchema:J.
properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/requir\
ed",keyword:"required",params:{missingProperty:"checked_at"},schema:J.properties.antivirus.required,parentSchema:J.properties.antivirus,data:r};e===null?e=[t]:e.
push(t),a++}if(r.threat_name===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"\
threat_name"},schema:J.properties.antivirus.required,parentSchema:J.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||
t==="checked_at"||t==="threat_name")){let i={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:J.properties.antivirus,data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(typeof t!=
"string"){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/type",keyword:"type",params:{type:"string"},schema:J.properties.
antivirus.properties.status.type,parentSchema:J.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="pending"||t==="clean"||t===
"infected"||t==="failed"||t==="skipped")){let i={instancePath:p+"/antivirus/status",schemaPath:"#/properties/antivirus/properties/status/enum",keyword:"enum",params:{
allowedValues:J.properties.antivirus.properties.status.enum},schema:J.properties.antivirus.properties.status.enum,parentSchema:J.properties.antivirus.properties.
status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.checked_at!==void 0){let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/che\
cked_at",schemaPath:"#/properties/antivirus/properties/checked_at/type",keyword:"type",params:{type:J.properties.antivirus.properties.checked_at.type},schema:J.
properties.antivirus.properties.checked_at.type,parentSchema:J.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="str\
ing"&&!ae.test(t)){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/format",keyword:"format",params:{format:"\
date-time"},schema:"date-time",parentSchema:J.properties.antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==void 0){let t=r.
threat_name;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/threat_name",schemaPath:"#/properties/antivirus/properties/threat_name/type",keyword:"\
type",params:{type:J.properties.antivirus.properties.threat_name.type},schema:J.properties.antivirus.properties.threat_name.type,parentSchema:J.properties.antivirus.
properties.threat_name,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/type",keyword:"type",params:{
type:"object"},schema:J.properties.antivirus.type,parentSchema:J.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:J.type,parentSchema:J,data:s};e===null?e=[r]:e.push(r),a++}return Yr.errors=e,a===0}Yr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Zr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Zr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.path===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(
t),a++}if(s.basename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"basename"},schema:P.required,parentSchema:P,
data:s};e===null?e=[t]:e.push(t),a++}if(s.filename===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"filename"},
schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.url===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"url"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.format===void 0){let t={instancePath:p,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"format"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.mime_type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"mime_type"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.size===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"size"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:
e.push(t),a++}if(s.md5===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"md5"},schema:P.required,parentSchema:P,
data:s};e===null?e=[t]:e.push(t),a++}if(s.width===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"width"},schema:P.
required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.height===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
height"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.is_image===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"is_image"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.author===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"author"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.copyright===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"copyright"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.
push(t),a++}if(s.notes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"notes"},schema:P.required,parentSchema:P,
data:s};e===null?e=[t]:e.push(t),a++}if(s.tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"},schema:P.
required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.default_field_metadata===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"default_field_metadata"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.creator===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"creator"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.upload_collection===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upload_collection"},schema:P.required,parentSchema:P,data:s};e===
null?e=[t]:e.push(t),a++}if(s.duration===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"duration"},schema:P.required,
parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.frame_rate===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
frame_rate"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.blurhash===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blurhash"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.thumbhash===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.mux_playback_id===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:P.required,parentSchema:P,data:s};e===
null?e=[t]:e.push(t),a++}if(s.mux_mp4_highest_res===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mux_mp4_hi\
ghest_res"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.smart_tags===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"smart_tags"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.exif_info===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"exif_info"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.colors===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"colors"},schema:P.required,parentSchema:P,data:s};e===null?e=[
t]:e.push(t),a++}if(s.created_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:P.required,
parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}if(s.updated_at===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
updated_at"},schema:P.required,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!de.call(P.properties,t)){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:P,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:P.properties.id.type,
parentSchema:P.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:P.properties.type.type,parentSchema:P.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:P.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){let i={instancePath:p+"/path",schemaPath:"#/proper\
ties/path/type",keyword:"type",params:{type:"string"},schema:P.properties.path.type,parentSchema:P.properties.path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==
void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/properties/basename/type",keyword:"type",params:{type:"string"},
schema:P.properties.basename.type,parentSchema:P.properties.basename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.filename!==void 0){let t=s.filename;if(typeof t!=
"string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:P.properties.filename.type,parentSchema:P.
properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.url!==void 0){let t=s.url;if(typeof t=="string"){if(!xt(t)){let i={instancePath:p+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:P.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:P.properties.url.type,parentSchema:P.properties.url,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.format!==void 0){let t=s.format;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/format",schemaPath:"#/properties/format/type",keyword:"\
type",params:{type:P.properties.format.type},schema:P.properties.format.type,parentSchema:P.properties.format,data:t};e===null?e=[i]:e.push(i),a++}}if(s.mime_type!==
void 0){let t=s.mime_type;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mime_type",schemaPath:"#/properties/mime_type/type",keyword:"type",params:{type:P.
properties.mime_type.type},schema:P.properties.mime_type.type,parentSchema:P.properties.mime_type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.size!==void 0){let t=s.
size;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type:"in\
teger"},schema:P.properties.size.type,parentSchema:P.properties.size,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={
instancePath:p+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:P.properties.size,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.md5!==void 0){let t=s.md5;if(typeof t=="string"){if(!$i.test(t)){let i={instancePath:p+"/md5",schemaPath:"#/properties/md5/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:P.properties.md5,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={
instancePath:p+"/md5",schemaPath:"#/properties/md5/type",keyword:"type",params:{type:"string"},schema:P.properties.md5.type,parentSchema:P.properties.md5,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.width!==void 0){let t=s.width;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/wid\
th",schemaPath:"#/properties/width/type",keyword:"type",params:{type:P.properties.width.type},schema:P.properties.width.type,parentSchema:P.properties.width,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/width",schemaPath:"#/properties/width/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:P.properties.width,data:t};e===null?e=[i]:e.push(i),a++}}if(s.height!==void 0){let t=s.height;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type:P.properties.
height.type},schema:P.properties.height.type,parentSchema:P.properties.height,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(
t))){let i={instancePath:p+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:P.properties.
height,data:t};e===null?e=[i]:e.push(i),a++}}if(s.is_image!==void 0){let t=s.is_image;if(typeof t!="boolean"){let i={instancePath:p+"/is_image",schemaPath:"#/pr\
operties/is_image/type",keyword:"type",params:{type:"boolean"},schema:P.properties.is_image.type,parentSchema:P.properties.is_image,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"typ\
e",params:{type:P.properties.author.type},schema:P.properties.author.type,parentSchema:P.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.copyright!==
void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type:P.
properties.copyright.type},schema:P.properties.copyright.type,parentSchema:P.properties.copyright,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==void 0){let t=s.
notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:P.properties.notes.type},
schema:P.properties.notes.type,parentSchema:P.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let i=t.
length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let n={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{
type:"string"},schema:P.properties.tags.items.type,parentSchema:P.properties.tags.items,data:d};e===null?e=[n]:e.push(n),a++}}}else{let i={instancePath:p+"/tags",
schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:P.properties.tags.type,parentSchema:P.properties.tags,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)Gr(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Gr.errors:v(e,Gr.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:P.properties.default_field_metadata.type,parentSchema:P.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(kr(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:c})||(e=e===null?kr.errors:v(e,kr.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let n=a;H(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?H.
errors:v(e,H.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{
failingKeyword:"else"},schema:P.properties.upload_collection.if,parentSchema:P.properties.upload_collection,data:t};e===null?e=[n]:e.push(n),a++}}if(s.duration!==
void 0){let t=s.duration;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/duration",schemaPath:"#/properties/duration/type",keyword:"typ\
e",params:{type:P.properties.duration.type},schema:P.properties.duration.type,parentSchema:P.properties.duration,data:t};e===null?e=[i]:e.push(i),a++}}if(s.frame_rate!==
void 0){let t=s.frame_rate;if(!(typeof t=="number"&&isFinite(t))&&t!==null){let i={instancePath:p+"/frame_rate",schemaPath:"#/properties/frame_rate/type",keyword:"\
type",params:{type:P.properties.frame_rate.type},schema:P.properties.frame_rate.type,parentSchema:P.properties.frame_rate,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.blurhash!==void 0){let t=s.blurhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/blurhash",schemaPath:"#/properties/blurhash/type",keyword:"typ\
e",params:{type:P.properties.blurhash.type},schema:P.properties.blurhash.type,parentSchema:P.properties.blurhash,data:t};e===null?e=[i]:e.push(i),a++}}if(s.thumbhash!==
void 0){let t=s.thumbhash;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/thumbhash",schemaPath:"#/properties/thumbhash/type",keyword:"type",params:{type:P.
properties.thumbhash.type},schema:P.properties.thumbhash.type,parentSchema:P.properties.thumbhash,data:t};e===null?e=[i]:e.push(i),a++}}if(s.mux_playback_id!==void 0){
let t=s.mux_playback_id;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mux_playback_id",schemaPath:"#/properties/mux_playback_id/type",keyword:"type",
params:{type:P.properties.mux_playback_id.type},schema:P.properties.mux_playback_id.type,parentSchema:P.properties.mux_playback_id,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.mux_mp4_highest_res!==void 0){let t=s.mux_mp4_highest_res;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/mux_mp4_highest_res",schemaPath:"\
#/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:P.properties.mux_mp4_highest_res.type},schema:P.properties.mux_mp4_highest_res.type,parentSchema:P.
properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="high"||t==="medium"||t==="low"||t===null)){let i={instancePath:p+"/mux_mp4_highest\
_res",schemaPath:"#/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:P.properties.mux_mp4_highest_res.enum},schema:P.properties.mux_mp4_highest_res.
enum,parentSchema:P.properties.mux_mp4_highest_res,data:t};e===null?e=[i]:e.push(i),a++}}if(s.smart_tags!==void 0){let t=s.smart_tags;if(Array.isArray(t)){let i=t.
length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let n={instancePath:p+"/smart_tags/"+o,schemaPath:"#/properties/smart_tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:P.properties.smart_tags.items.type,parentSchema:P.properties.smart_tags.items,data:d};e===null?e=[n]:e.push(n),a++}}}else{let i={
instancePath:p+"/smart_tags",schemaPath:"#/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:P.properties.smart_tags.type,parentSchema:P.properties.
smart_tags,data:t};e===null?e=[i]:e.push(i),a++}}if(s.exif_info!==void 0){let t=s.exif_info;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+
"/exif_info",schemaPath:"#/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:P.properties.exif_info.type,parentSchema:P.properties.exif_info,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.colors!==void 0){let t=s.colors;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(d&&typeof d=="\
object"&&!Array.isArray(d)){if(d.red===void 0){let n={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
red"},schema:P.properties.colors.items.required,parentSchema:P.properties.colors.items,data:d};e===null?e=[n]:e.push(n),a++}if(d.green===void 0){let n={instancePath:p+
"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:P.properties.colors.items.required,parentSchema:P.
properties.colors.items,data:d};e===null?e=[n]:e.push(n),a++}if(d.blue===void 0){let n={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/requir\
ed",keyword:"required",params:{missingProperty:"blue"},schema:P.properties.colors.items.required,parentSchema:P.properties.colors.items,data:d};e===null?e=[n]:e.
push(n),a++}if(d.alpha===void 0){let n={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/required",keyword:"required",params:{missingProperty:"\
alpha"},schema:P.properties.colors.items.required,parentSchema:P.properties.colors.items,data:d};e===null?e=[n]:e.push(n),a++}for(let n in d)if(!(n==="red"||n===
"green"||n==="blue"||n==="alpha")){let u={instancePath:p+"/colors/"+o,schemaPath:"#/properties/colors/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:n},schema:!1,parentSchema:P.properties.colors.items,data:d};e===null?e=[u]:e.push(u),a++}if(d.red!==void 0){let n=d.red;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/type",keyword:"type",params:{
type:"integer"},schema:P.properties.colors.items.properties.red.type,parentSchema:P.properties.colors.items.properties.red,data:n};e===null?e=[u]:e.push(u),a++}
if(typeof n=="number"&&isFinite(n)){if(n>255||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/maximum",
keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:P.properties.colors.items.properties.red,data:n};e===null?e=[u]:e.push(u),a++}if(n<
0||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/red",schemaPath:"#/properties/colors/items/properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:P.properties.colors.items.properties.red,data:n};e===null?e=[u]:e.push(u),a++}}}if(d.green!==void 0){let n=d.green;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/type",keyword:"type",params:{
type:"integer"},schema:P.properties.colors.items.properties.green.type,parentSchema:P.properties.colors.items.properties.green,data:n};e===null?e=[u]:e.push(u),
a++}if(typeof n=="number"&&isFinite(n)){if(n>255||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:P.properties.colors.items.properties.green,data:n};e===null?e=[u]:e.push(u),
a++}if(n<0||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/green",schemaPath:"#/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:P.properties.colors.items.properties.green,data:n};e===null?e=[u]:e.push(u),a++}}}if(d.blue!==void 0){let n=d.blue;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/type",keyword:"type",
params:{type:"integer"},schema:P.properties.colors.items.properties.blue.type,parentSchema:P.properties.colors.items.properties.blue,data:n};e===null?e=[u]:e.push(
u),a++}if(typeof n=="number"&&isFinite(n)){if(n>255||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:P.properties.colors.items.properties.blue,data:n};e===null?e=[u]:e.push(u),
a++}if(n<0||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/blue",schemaPath:"#/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:P.properties.colors.items.properties.blue,data:n};e===null?e=[u]:e.push(u),a++}}}if(d.alpha!==void 0){let n=d.alpha;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/type",keyword:"typ\
e",params:{type:"integer"},schema:P.properties.colors.items.properties.alpha.type,parentSchema:P.properties.colors.items.properties.alpha,data:n};e===null?e=[u]:
e.push(u),a++}if(typeof n=="number"&&isFinite(n)){if(n>255||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properti\
es/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:P.properties.colors.items.properties.alpha,data:n};e===null?e=[u]:
e.push(u),a++}if(n<0||isNaN(n)){let u={instancePath:p+"/colors/"+o+"/alpha",schemaPath:"#/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},schema:0,parentSchema:P.properties.colors.items.properties.alpha,data:n};e===null?e=[u]:e.push(u),a++}}}}else{let n={instancePath:p+"/c\
olors/"+o,schemaPath:"#/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:P.properties.colors.items.type,parentSchema:P.properties.colors.
items,data:d};e===null?e=[n]:e.push(n),a++}}}else{let i={instancePath:p+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type:"array"},schema:P.
properties.colors.type,parentSchema:P.properties.colors,data:t};e===null?e=[i]:e.push(i),a++}}if(s.meta!==void 0&&(Yr(s.meta,{instancePath:p+"/meta",parentData:s,
parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Yr.errors:v(e,Yr.errors),a=e.length)),s.created_at!==void 0){let t=s.created_at;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:P.properties.created_at.type},schema:P.
properties.created_at.type,parentSchema:P.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"\
/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:P.properties.created_at,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.updated_at!==void 0){let t=s.updated_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/updated_at",schemaPath:"#/pr\
operties/updated_at/type",keyword:"type",params:{type:P.properties.updated_at.type},schema:P.properties.updated_at.type,parentSchema:P.properties.updated_at,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"/updated_at",schemaPath:"#/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:P.properties.updated_at,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:P.type,parentSchema:P,data:s};e===null?e=[t]:e.push(t),a++}return Zr.errors=e,a===0}Zr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var oa=ks,Ze={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"\
job"}}};function ks(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ks.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:Ze.required,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ze,
data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:Ze.properties.id.type,parentSchema:Ze.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!=
"string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ze.properties.type.type,parentSchema:Ze.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
job"},schema:"job",parentSchema:Ze.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Ze.type,parentSchema:Ze,data:s};e===null?e=[r]:e.push(r),a++}return ks.errors=e,a===0}ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var w=ws,W={type:"object",additionalProperties:!1,required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{
type:"string"},status:{type:"integer",minimum:400,maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/Violation"}}}},Vt={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INS\
UFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG",
"INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","CONCURRENT_UPLOAD_UPDATE","RATE_\
LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function Qr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Vt.type,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="INVALID_J\
SON_BODY"||s==="MALFORMED_REQUEST"||s==="INVALID_AUTHORIZATION_HEADER"||s==="INSUFFICIENT_PERMISSIONS"||s==="NOT_FOUND"||s==="JOB_PENDING"||s==="FOREIGN_REQUEST"||
s==="INVALID_ENDPOINT"||s==="METHOD_NOT_ALLOWED"||s==="REQUEST_TIMEOUT"||s==="PAYLOAD_TOO_LARGE"||s==="URL_TOO_LONG"||s==="INVALID_CONTENT_TYPE_HEADER"||s==="EX\
PECTATION_FAILED"||s==="INVALID_FORMAT"||s==="INVALID_FIELD"||s==="INVALID_ENVIRONMENT"||s==="INVALID_PREFERENCE"||s==="CONCURRENT_UPLOAD_UPDATE"||s==="RATE_LIM\
IT_EXCEEDED"||s==="HEADERS_TOO_LARGE"||s==="INTERNAL_ERROR"||s==="CONTRACT_BREACH"||s==="SERVICE_UNAVAILABLE")){let r={instancePath:p,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:Vt.enum},schema:Vt.enum,parentSchema:Vt,data:s};e===null?e=[r]:e.push(r),a++}return Qr.errors=e,a===0}Qr.evaluated={dynamicProps:!1,
dynamicItems:!1};var Ue={type:"object",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://fl\
at/schemas#/$defs/ViolationCode"},detail:{type:"string"}}},Lt={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT",
"VALIDATION_HEADER","VALIDATION_ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VA\
LIDATION_REQUIRED","VALIDATION_TEMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function Jr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Lt.type,parentSchema:Lt,data:s};e===
null?e=[r]:e.push(r),a++}if(!(s==="VALIDATION_ENUM"||s==="VALIDATION_EVENT"||s==="VALIDATION_FILENAME"||s==="VALIDATION_FORMAT"||s==="VALIDATION_HEADER"||s==="V\
ALIDATION_ID"||s==="VALIDATION_INVALID"||s==="VALIDATION_LENGTH"||s==="VALIDATION_LOCALE"||s==="VALIDATION_PATH"||s==="VALIDATION_RANGE"||s==="VALIDATION_REFERE\
NCE"||s==="VALIDATION_REQUIRED"||s==="VALIDATION_TEMPLATE"||s==="VALIDATION_TYPE"||s==="VALIDATION_UNDOCUMENTED"||s==="VALIDATION_UNIQUENESS"||s==="VALIDATION_U\
NKNOWN"||s==="VALIDATION_URL")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Lt.enum},schema:Lt.enum,parentSchema:Lt,data:s};e===
null?e=[r]:e.push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};function Xr(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.pointer===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pointer"},schema:Ue.required,
parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"detail"},schema:Ue.required,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="pointer"||r==="code"||r===
"detail")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ue,data:s};
e===null?e=[t]:e.push(t),a++}if(s.pointer!==void 0){let r=s.pointer;if(typeof r!="string"){let t={instancePath:p+"/pointer",schemaPath:"#/properties/pointer/typ\
e",keyword:"type",params:{type:"string"},schema:Ue.properties.pointer.type,parentSchema:Ue.properties.pointer,data:r};e===null?e=[t]:e.push(t),a++}}if(s.code!==
void 0&&(Jr(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:y,dynamicAnchors:c})||(e=e===null?Jr.errors:v(e,Jr.errors),a=e.length)),
s.detail!==void 0){let r=s.detail;if(typeof r!="string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"stri\
ng"},schema:Ue.properties.detail.type,parentSchema:Ue.properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ue.type,parentSchema:Ue,data:s};e===null?e=[r]:e.push(r),a++}return Xr.errors=e,a===0}Xr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ws(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ws.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.title===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}
if(s.detail===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},schema:W.required,parentSchema:W,data:s};
e===null?e=[r]:e.push(r),a++}if(s.code===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},schema:W.required,
parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}if(s.errors===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"},schema:W.required,parentSchema:W,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="cod\
e"||r==="errors")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:W,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r=="string"){if(!xt(r)){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:W.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:W.properties.type.type,parentSchema:W.properties.type,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.title!==void 0){let r=s.title;if(typeof r!="string"){let t={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",
params:{type:"string"},schema:W.properties.title.type,parentSchema:W.properties.title,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0){let r=s.status;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"int\
eger"},schema:W.properties.status.type,parentSchema:W.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(
r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:W.properties.
status,data:r};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{
comparison:">=",limit:400},schema:400,parentSchema:W.properties.status,data:r};e===null?e=[t]:e.push(t),a++}}}if(s.detail!==void 0){let r=s.detail;if(typeof r!=
"string"){let t={instancePath:p+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},schema:W.properties.detail.type,parentSchema:W.
properties.detail,data:r};e===null?e=[t]:e.push(t),a++}}if(s.code!==void 0&&(Qr(s.code,{instancePath:p+"/code",parentData:s,parentDataProperty:"code",rootData:y,
dynamicAnchors:c})||(e=e===null?Qr.errors:v(e,Qr.errors),a=e.length)),s.errors!==void 0){let r=s.errors;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
Xr(r[i],{instancePath:p+"/errors/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Xr.errors:v(e,Xr.errors),a=e.length)}else{let t={
instancePath:p+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},schema:W.properties.errors.type,parentSchema:W.properties.errors,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:W.type,parentSchema:W,data:s};
e===null?e=[r]:e.push(r),a++}return ws.errors=e,a===0}ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wa=qs,re={type:"object",additionalProperties:!1,
properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}},creator:{
$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/CollectionOfUploadUpdate"}}}},
ee={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},Ae={type:"object",additionalProperties:!1,required:["x","y"],properties:{
x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function wr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=wr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),a++}if(s.
y===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"y"},schema:Ae.required,parentSchema:Ae,data:s};e===null?e=
[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ae,data:s};e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+
"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ae.properties.x,data:r};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ae.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Ae.
properties.x.type,parentSchema:Ae.properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ae.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:Ae.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{
type:"number"},schema:Ae.properties.y.type,parentSchema:Ae.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Ae.type,parentSchema:Ae,data:s};e===null?e=[r]:e.push(r),a++}return wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function et(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=et.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="\
focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ee,
data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties\
/title/type",keyword:"type",params:{type:ee.properties.title.type},schema:ee.properties.title.type,parentSchema:ee.properties.title,data:t};e===null?e=[i]:e.push(
i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ee.
properties.alt.type},schema:ee.properties.alt.type,parentSchema:ee.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;
if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"obj\
ect"},schema:ee.properties.custom_data.type,parentSchema:ee.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,
i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;wr(t,{instancePath:p+"/focal_poin\
t",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:c})||(e=e===null?wr.errors:v(e,wr.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+
"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ee.properties.focal_point.if,parentSchema:ee.properties.
focal_point,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ee.type,parentSchema:ee,
data:s};e===null?e=[t]:e.push(t),a++}return et.errors=e,a===0}et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lr={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function rt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=rt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:lr.required,parentSchema:lr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:lr.
required,parentSchema:lr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:lr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(Xe(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Xe.errors:v(e,Xe.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:lr.properties.id.type,parentSchema:lr.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:lr.type,parentSchema:lr,data:s};
e===null?e=[r]:e.push(r),a++}return rt.errors=e,a===0}rt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var He={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function tt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=tt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:He.required,parentSchema:He,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:He.
required,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:He,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:He.properties.type.type,parentSchema:He.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:He.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:He.properties.id.type,
parentSchema:He.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:He.
type,parentSchema:He,data:s};e===null?e=[r]:e.push(r),a++}return tt.errors=e,a===0}tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qs(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=qs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!de.call(re.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:re,data:s};e===null?e=[i]:e.push(i),a++}if(s.path!==void 0){let t=s.path;if(typeof t!=
"string"){let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:re.properties.path.type,parentSchema:re.
properties.path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"\
#/properties/basename/type",keyword:"type",params:{type:"string"},schema:re.properties.basename.type,parentSchema:re.properties.basename,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright\
/type",keyword:"type",params:{type:re.properties.copyright.type},schema:re.properties.copyright.type,parentSchema:re.properties.copyright,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"\
type",params:{type:re.properties.author.type},schema:re.properties.author.type,parentSchema:re.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==
void 0){let t=s.notes;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:re.properties.
notes.type},schema:re.properties.notes.type,parentSchema:re.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(
t)){let i=t.length;for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let n={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:re.properties.tags.items.type,parentSchema:re.properties.tags.items,data:d};e===null?e=[n]:e.push(n),a++}}}else{let i={instancePath:p+
"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"},schema:re.properties.tags.type,parentSchema:re.properties.tags,data:t};e===null?
e=[i]:e.push(i),a++}}if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)et(t[i],{instancePath:p+
"/default_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?et.errors:v(e,et.
errors),a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"obje\
ct"},schema:re.properties.default_field_metadata.type,parentSchema:re.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&
(rt(s.creator,{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:c})||(e=e===null?rt.errors:v(e,rt.errors),a=e.length)),
s.upload_collection!==void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=
i:e=null),!r){let n=a;tt(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?tt.
errors:v(e,tt.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",
params:{failingKeyword:"else"},schema:re.properties.upload_collection.if,parentSchema:re.properties.upload_collection,data:t};e===null?e=[n]:e.push(n),a++}}}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:re.type,parentSchema:re,data:s};e===null?e=[t]:e.push(t),a++}return qs.errors=
e,a===0}qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qa=Ss,z={type:"object",additionalProperties:!1,required:["path"],properties:{id:{type:"strin\
g",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:[
"string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/Fiel\
dMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCo\
llectionReference"}}}},si=new RegExp("^[A-Za-z0-9_-]{22}$","u"),ze={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:[
"string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};function st(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=st.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:ze,data:s};e===null?e=[i]:e.push(i),a++}
if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:ze.
properties.title.type},schema:ze.properties.title.type,parentSchema:ze.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:ze.properties.alt.type},schema:ze.properties.alt.
type,parentSchema:ze.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:ze.properties.custom_data.type,
parentSchema:ze.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===
null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;gr(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:y,dynamicAnchors:c})||(e=e===null?gr.errors:v(e,gr.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ze.properties.focal_point.if,parentSchema:ze.properties.focal_point,data:t};e===
null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ze.type,parentSchema:ze,data:s};e===null?
e=[t]:e.push(t),a++}return st.errors=e,a===0}st.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ss(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ss.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.path===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"},schema:z.required,parentSchema:z,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!de.call(z.properties,t)){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:z,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!si.
test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",
parentSchema:z.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:z.properties.id.type,parentSchema:z.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.path!==void 0){let t=s.path;if(typeof t!="string"){
let i={instancePath:p+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"},schema:z.properties.path.type,parentSchema:z.properties.
path,data:t};e===null?e=[i]:e.push(i),a++}}if(s.basename!==void 0){let t=s.basename;if(typeof t!="string"){let i={instancePath:p+"/basename",schemaPath:"#/prope\
rties/basename/type",keyword:"type",params:{type:"string"},schema:z.properties.basename.type,parentSchema:z.properties.basename,data:t};e===null?e=[i]:e.push(i),
a++}}if(s.copyright!==void 0){let t=s.copyright;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"\
type",params:{type:z.properties.copyright.type},schema:z.properties.copyright.type,parentSchema:z.properties.copyright,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
author!==void 0){let t=s.author;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type:z.
properties.author.type},schema:z.properties.author.type,parentSchema:z.properties.author,data:t};e===null?e=[i]:e.push(i),a++}}if(s.notes!==void 0){let t=s.notes;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type:z.properties.notes.type},schema:z.
properties.notes.type,parentSchema:z.properties.notes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.tags!==void 0){let t=s.tags;if(Array.isArray(t)){let i=t.length;
for(let o=0;o<i;o++){let d=t[o];if(typeof d!="string"){let n={instancePath:p+"/tags/"+o,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:z.properties.tags.items.type,parentSchema:z.properties.tags.items,data:d};e===null?e=[n]:e.push(n),a++}}}else{let i={instancePath:p+"/tags",schemaPath:"\
#/properties/tags/type",keyword:"type",params:{type:"array"},schema:z.properties.tags.type,parentSchema:z.properties.tags,data:t};e===null?e=[i]:e.push(i),a++}}
if(s.default_field_metadata!==void 0){let t=s.default_field_metadata;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t)st(t[i],{instancePath:p+"/defaul\
t_field_metadata/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?st.errors:v(e,st.errors),
a=e.length);else{let i={instancePath:p+"/default_field_metadata",schemaPath:"#/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:z.
properties.default_field_metadata.type,parentSchema:z.properties.default_field_metadata,data:t};e===null?e=[i]:e.push(i),a++}}if(s.creator!==void 0&&(kr(s.creator,
{instancePath:p+"/creator",parentData:s,parentDataProperty:"creator",rootData:y,dynamicAnchors:c})||(e=e===null?kr.errors:v(e,kr.errors),a=e.length)),s.upload_collection!==
void 0){let t=s.upload_collection,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;
H(t,{instancePath:p+"/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:v(e,H.errors),a=
e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"\
else"},schema:z.properties.upload_collection.if,parentSchema:z.properties.upload_collection,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:z.type,parentSchema:z,data:s};e===null?e=[t]:e.push(t),a++}return Ss.errors=e,a===0}Ss.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Sa=vs,dr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Lr={type:"object",additionalProperties:!1,required:["total_count"],properties:{
total_count:{type:"integer",minimum:0}}};function Ne(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:Lr.required,parentSchema:Lr,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Lr,data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:Lr.properties.total_count.type,
parentSchema:Lr.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_c\
ount",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Lr.properties.total_count,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Lr.type,parentSchema:Lr,data:s};e===null?
e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=vs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:dr.required,parentSchema:dr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:dr.
required,parentSchema:dr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:dr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Zr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===
null?Zr.errors:v(e,Zr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:dr.
properties.data.type,parentSchema:dr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ne(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ne.errors:v(e,Ne.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:dr.type,parentSchema:dr,data:s};e===null?e=[r]:e.push(r),a++}return vs.errors=e,a===0}vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=As,
pe={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{id:{type:"string"},type:{type:"string",const:"upload_reques\
t"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}};function As(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=As.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:pe.required,parentSchema:pe,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:pe.
required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
url"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"request_headers"},schema:pe.required,parentSchema:pe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="\
type"||r==="url"||r==="request_headers")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:pe,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/pro\
perties/id/type",keyword:"type",params:{type:"string"},schema:pe.properties.id.type,parentSchema:pe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==
void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:pe.properties.
type.type,parentSchema:pe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_request"){let t={instancePath:p+"/type",schemaPath:"#/properties/t\
ype/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:pe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.url!==void 0){let r=s.url;if(typeof r=="string"){if(!xt(r)){let t={instancePath:p+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"\
uri"},schema:"uri",parentSchema:pe.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"\
type",params:{type:"string"},schema:pe.properties.url.type,parentSchema:pe.properties.url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:pe.properties.request_headers.
additionalProperties.type,parentSchema:pe.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/req\
uest_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:pe.properties.request_headers.type,parentSchema:pe.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:pe.type,parentSchema:pe,
data:s};e===null?e=[r]:e.push(r),a++}return As.errors=e,a===0}As.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Aa=js,Mr={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function js(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=js.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="filename"||t==="upload_collection")){let i={instancePath:p,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Mr,data:s};e===null?e=[i]:e.push(i),a++}if(s.filename!==void 0){
let t=s.filename;if(typeof t!="string"){let i={instancePath:p+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type:"string"},schema:Mr.
properties.filename.type,parentSchema:Mr.properties.filename,data:t};e===null?e=[i]:e.push(i),a++}}if(s.upload_collection!==void 0){let t=s.upload_collection,i=a,
o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;H(t,{instancePath:p+"/upload_collecti\
on",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:v(e,H.errors),a=e.length);var r=n===a;o=r}if(!o){let n={
instancePath:p+"/upload_collection",schemaPath:"#/properties/upload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:Mr.properties.upload_collection.
if,parentSchema:Mr.properties.upload_collection,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Mr.type,parentSchema:Mr,data:s};e===null?e=[t]:e.push(t),a++}return js.errors=e,a===0}js.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Hr,
D={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled",
"payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/s\
chemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{
type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}},ie={type:"object",additionalProperties:!1,required:["entity_type","event_t\
ypes"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},
filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/WebhookEventFilter"}}}},Ut={type:"string",enum:["item","item_type","upload","build_tri\
gger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function $e(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"string"},schema:Ut.type,parentSchema:Ut,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="item"||s==="item_type"||s==="upload"||s==="b\
uild_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:Ut.enum},schema:Ut.enum,parentSchema:Ut,data:s};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={dynamicProps:!1,dynamicItems:!1};
var zt={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};
function xe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=xe.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:zt.type,parentSchema:zt,
data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="de\
ploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:zt.enum},schema:zt.
enum,parentSchema:zt,data:s};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={dynamicProps:!1,dynamicItems:!1};var ke={type:"object",additionalProperties:!1,
required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{
type:"array",minItems:1,items:{type:"string"}}}};function qr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:ke.required,parentSchema:ke,data:s};e===null?e=[r]:e.push(
r),a++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_ids"},schema:ke.required,parentSchema:ke,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ke,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;
if(typeof r!="string"){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/type",keyword:"type",params:{type:"string"},schema:ke.properties.
entity_type.type,parentSchema:ke.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environ\
ment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:ke.properties.
entity_type.enum},schema:ke.properties.entity_type.enum,parentSchema:ke.properties.entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.
entity_ids;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},
schema:1,parentSchema:ke.properties.entity_ids,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={
instancePath:p+"/entity_ids/"+i,schemaPath:"#/properties/entity_ids/items/type",keyword:"type",params:{type:"string"},schema:ke.properties.entity_ids.items.type,
parentSchema:ke.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/\
type",keyword:"type",params:{type:"array"},schema:ke.properties.entity_ids.type,parentSchema:ke.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ke.type,parentSchema:ke,data:s};e===null?e=[r]:e.push(r),a++}return qr.errors=
e,a===0}qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:ie.required,parentSchema:ie,data:s};e===null?
e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:ie.
required,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==
void 0&&($e(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:c})||(e=e===null?$e.errors:v(e,
$e.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xe(r[i],{instancePath:p+"/event_type\
s/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?xe.errors:v(e,xe.errors),a=e.length)}else{let t={instancePath:p+"/event_types",
schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:ie.properties.event_types.type,parentSchema:ie.properties.event_types,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){let t={instancePath:p+"/filters",schemaPath:"#/properties/f\
ilters/type",keyword:"type",params:{type:ie.properties.filters.type},schema:ie.properties.filters.type,parentSchema:ie.properties.filters,data:r};e===null?e=[t]:
e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)qr(r[i],{instancePath:p+"/filters/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||
(e=e===null?qr.errors:v(e,qr.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,
data:s};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:D.
required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"url"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.custom_payload===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(
r),a++}if(s.headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:D.required,parentSchema:D,
data:s};e===null?e=[r]:e.push(r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:D.
required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"http_basic_user"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}
if(s.enabled===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enabled"},schema:D.required,parentSchema:D,data:s};
e===null?e=[r]:e.push(r),a++}if(s.payload_api_version===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payloa\
d_api_version"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.nested_items_in_payload===void 0){let r={instancePath:p,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},schema:D.required,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}if(s.auto_retry===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:D.required,parentSchema:D,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!de.call(D.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:D,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:D.properties.id.type,parentSchema:D.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:D.properties.type.type,parentSchema:D.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:D.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},schema:D.
properties.name.type,parentSchema:D.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!="string"){let t={instancePath:p+
"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:D.properties.url.type,parentSchema:D.properties.url,data:r};e===null?e=[t]:
e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_payload",schemaPath:"#/prope\
rties/custom_payload/type",keyword:"type",params:{type:D.properties.custom_payload.type},schema:D.properties.custom_payload.type,parentSchema:D.properties.custom_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!=
"string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",
params:{type:"string"},schema:D.properties.headers.additionalProperties.type,parentSchema:D.properties.headers.additionalProperties,data:i};e===null?e=[o]:e.push(
o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:D.properties.headers.type,parentSchema:D.
properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)er(r[i],{instancePath:p+
"/events/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?er.errors:v(e,er.errors),a=e.length)}else{let t={instancePath:p+"/even\
ts",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:D.properties.events.type,parentSchema:D.properties.events,data:r};e===null?
e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/http_basic_user",schemaPath:"\
#/properties/http_basic_user/type",keyword:"type",params:{type:D.properties.http_basic_user.type},schema:D.properties.http_basic_user.type,parentSchema:D.properties.
http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:D.properties.http_basic_password.type},schema:D.properties.
http_basic_password.type,parentSchema:D.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.enabled;if(typeof r!=
"boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:D.properties.enabled.type,parentSchema:D.
properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!="string"){let t={instancePath:p+
"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:D.properties.payload_api_version.type,parentSchema:D.
properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;if(typeof r!="boolea\
n"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:D.properties.
nested_items_in_payload.type,parentSchema:D.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==void 0){let r=s.auto_retry;
if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:D.properties.
auto_retry.type,parentSchema:D.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:D.type,parentSchema:D,data:s};e===null?e=[r]:e.push(r),a++}return Hr.errors=e,a===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ja=Ds,U={type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"o\
bject",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","nu\
ll"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}};function Ds(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=Ds.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!de.call(U.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:U,data:s};e===
null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},schema:U.properties.name.type,parentSchema:U.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!=
"string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:U.properties.url.type,parentSchema:U.properties.
url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:U.properties.custom_payload.type},schema:U.properties.custom_payload.type,parentSchema:U.
properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:U.properties.headers.additionalProperties.type,parentSchema:U.properties.headers.additionalProperties,data:i};
e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:U.properties.
headers.type,parentSchema:U.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)er(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?er.errors:v(e,er.errors),a=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:U.properties.events.type,parentSchema:U.properties.
events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:U.properties.http_basic_user.type},schema:U.properties.http_basic_user.
type,parentSchema:U.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!=
"string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:U.properties.http_basic_password.
type},schema:U.properties.http_basic_password.type,parentSchema:U.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.
enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:U.properties.
enabled.type,parentSchema:U.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!=
"string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:U.properties.
payload_api_version.type,parentSchema:U.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:U.properties.nested_items_in_payload.type,parentSchema:U.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==
void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:U.properties.auto_retry.type,parentSchema:U.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:U.type,parentSchema:U,data:s};e===null?e=[r]:e.push(r),a++}return Ds.errors=e,a===0}Ds.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Da=Is,T={type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_pas\
sword"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},
events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","nu\
ll"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function Is(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Is.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"url"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.custom_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.headers===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"headers"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(
r),a++}if(s.events===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"events"},schema:T.required,parentSchema:T,
data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_user===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ht\
tp_basic_user"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}if(s.http_basic_password===void 0){let r={instancePath:p,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"http_basic_password"},schema:T.required,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!de.
call(T.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:T,
data:s};e===null?e=[t]:e.push(t),a++}if(s.name!==void 0){let r=s.name;if(typeof r!="string"){let t={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"\
type",params:{type:"string"},schema:T.properties.name.type,parentSchema:T.properties.name,data:r};e===null?e=[t]:e.push(t),a++}}if(s.url!==void 0){let r=s.url;if(typeof r!=
"string"){let t={instancePath:p+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},schema:T.properties.url.type,parentSchema:T.properties.
url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.custom_payload!==void 0){let r=s.custom_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/custom_p\
ayload",schemaPath:"#/properties/custom_payload/type",keyword:"type",params:{type:T.properties.custom_payload.type},schema:T.properties.custom_payload.type,parentSchema:T.
properties.custom_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.headers!==void 0){let r=s.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){
let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperti\
es/type",keyword:"type",params:{type:"string"},schema:T.properties.headers.additionalProperties.type,parentSchema:T.properties.headers.additionalProperties,data:i};
e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"},schema:T.properties.
headers.type,parentSchema:T.properties.headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.events!==void 0){let r=s.events;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)er(r[i],{instancePath:p+"/events/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?er.errors:v(e,er.errors),a=e.length)}else{
let t={instancePath:p+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type:"array"},schema:T.properties.events.type,parentSchema:T.properties.
events,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_user!==void 0){let r=s.http_basic_user;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/htt\
p_basic_user",schemaPath:"#/properties/http_basic_user/type",keyword:"type",params:{type:T.properties.http_basic_user.type},schema:T.properties.http_basic_user.
type,parentSchema:T.properties.http_basic_user,data:r};e===null?e=[t]:e.push(t),a++}}if(s.http_basic_password!==void 0){let r=s.http_basic_password;if(typeof r!=
"string"&&r!==null){let t={instancePath:p+"/http_basic_password",schemaPath:"#/properties/http_basic_password/type",keyword:"type",params:{type:T.properties.http_basic_password.
type},schema:T.properties.http_basic_password.type,parentSchema:T.properties.http_basic_password,data:r};e===null?e=[t]:e.push(t),a++}}if(s.enabled!==void 0){let r=s.
enabled;if(typeof r!="boolean"){let t={instancePath:p+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:T.properties.
enabled.type,parentSchema:T.properties.enabled,data:r};e===null?e=[t]:e.push(t),a++}}if(s.payload_api_version!==void 0){let r=s.payload_api_version;if(typeof r!=
"string"){let t={instancePath:p+"/payload_api_version",schemaPath:"#/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:T.properties.
payload_api_version.type,parentSchema:T.properties.payload_api_version,data:r};e===null?e=[t]:e.push(t),a++}}if(s.nested_items_in_payload!==void 0){let r=s.nested_items_in_payload;
if(typeof r!="boolean"){let t={instancePath:p+"/nested_items_in_payload",schemaPath:"#/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boo\
lean"},schema:T.properties.nested_items_in_payload.type,parentSchema:T.properties.nested_items_in_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.auto_retry!==
void 0){let r=s.auto_retry;if(typeof r!="boolean"){let t={instancePath:p+"/auto_retry",schemaPath:"#/properties/auto_retry/type",keyword:"type",params:{type:"bo\
olean"},schema:T.properties.auto_retry.type,parentSchema:T.properties.auto_retry,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},schema:T.type,parentSchema:T,data:s};e===null?e=[r]:e.push(r),a++}return Is.errors=e,a===0}Is.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ia=Ns,ur={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Webhook"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Ns(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Ns.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ur.required,parentSchema:ur,data:s};e===null?e=[r]:e.push(
r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ur.required,parentSchema:ur,data:s};
e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:ur,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Hr(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Hr.errors:v(e,Hr.errors),a=e.
length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ur.properties.data.type,parentSchema:ur.
properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ne(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||
(e=e===null?Ne.errors:v(e,Ne.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ur.type,parentSchema:ur,
data:s};e===null?e=[r]:e.push(r),a++}return Ns.errors=e,a===0}Ns.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Na=$s,mr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/List\
Meta"}}},b={type:"object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","reque\
st_payload","response_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status","failure_reason","att\
empts"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"webhook"},id:{type:"string"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas\
#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},
request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{
type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-time"},next_retry_at:{type:["s\
tring","null"],format:"date-time"},status:{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string","null"]},attempts:{type:"array",
items:{$ref:"standin://flat/schemas#/$defs/WebhookCallAttempt"}}}},Bt={type:"string",enum:["pending","success","failed","rescheduled"]};function Sr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Bt.type,parentSchema:Bt,data:s};e===null?e=[r]:
e.push(r),a++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Bt.
enum},schema:Bt.enum,parentSchema:Bt,data:s};e===null?e=[r]:e.push(r),a++}return Sr.errors=e,a===0}Sr.evaluated={dynamicProps:!1,dynamicItems:!1};var N={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function vr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(
r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:N.required,
parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:N.required,parentSchema:N,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:N.required,parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!de.call(N.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:N,data:s};e===
null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!ae.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:N.properties.attempted_at,data:r};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:N.properties.
attempted_at.type,parentSchema:N.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:N.properties.cause.type,parentSchema:N.properties.cause,
data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:N.properties.cause.enum},schema:N.properties.cause.enum,parentSchema:N.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:N.properties.request_url.type,parentSchema:N.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:N.properties.request_headers.
additionalProperties.type,parentSchema:N.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:N.properties.request_headers.type,parentSchema:N.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:N.properties.request_payload.type,parentSchema:N.properties.
request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:N.properties.response_status.
type},schema:N.properties.response_status.type,parentSchema:N.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:N.properties.response_headers.type},schema:N.properties.response_headers.type,parentSchema:N.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:N.
properties.response_headers.additionalProperties.type,parentSchema:N.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:N.properties.response_payload.type},schema:N.properties.response_payload.type,parentSchema:N.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:N.properties.failure_reason.type},schema:N.properties.failure_reason.type,parentSchema:N.
properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:N.type,
parentSchema:N,data:s};e===null?e=[r]:e.push(r),a++}return vr.errors=e,a===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function it(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=it.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"webhook"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"entity_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(
r),a++}if(s.event_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created\
_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"request_url"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.
request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"re\
sponse_status"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"response_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payload"},schema:b.required,parentSchema:b,data:s};e===
null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"a\
ttempted_auto_retries_count"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.next_retry_at===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fai\
lure_reason"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"attempts"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!de.call(b.properties,r)){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:b,data:s};e===null?
e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:b.properties.id.type,parentSchema:b.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.type.type,parentSchema:b.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
webhook_call"},schema:"webhook_call",parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"\
type"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/web\
hook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"id"},schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:b.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.
type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{
type:"string"},schema:b.properties.webhook.properties.type.type,parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="w\
ebhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"w\
ebhook",parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+
"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.id.type,parentSchema:b.
properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"ty\
pe",params:{type:"object"},schema:b.properties.webhook.type,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&($e(
s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:c})||(e=e===null?$e.errors:v(e,$e.errors),a=
e.length)),s.event_type!==void 0&&(xe(s.event_type,{instancePath:p+"/event_type",parentData:s,parentDataProperty:"event_type",rootData:y,dynamicAnchors:c})||(e=
e===null?xe.errors:v(e,xe.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r=="string"){if(!ae.test(r)){let t={instancePath:p+"/created_\
at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.created_at,data:r};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type:"string"},schema:b.properties.
created_at.type,parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==void 0){let r=s.request_url;if(typeof r!="string"){
let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"string"},schema:b.properties.request_url.type,parentSchema:b.
properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/re\
quest_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.request_headers.additionalProperties.type,parentSchema:b.properties.
request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/request_headers",schemaPath:"#/properties/request_header\
s/type",keyword:"type",params:{type:"object"},schema:b.properties.request_headers.type,parentSchema:b.properties.request_headers,data:r};e===null?e=[t]:e.push(t),
a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/request_payload",schemaPath:"#/properties/request_pay\
load/type",keyword:"type",params:{type:"string"},schema:b.properties.request_payload.type,parentSchema:b.properties.request_payload,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/respo\
nse_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.type},schema:b.properties.response_status.type,
parentSchema:b.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.response_headers;if(!(r&&typeof r=="obje\
ct"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/type",keyword:"type",params:{type:b.properties.
response_headers.type},schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};e===null?e=[t]:e.push(t),a++}if(r&&typeof r==
"object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_headers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.response_headers.additionalProperties.
type,parentSchema:b.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.response_payload!==void 0){let r=s.response_payload;
if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response_payload/type",keyword:"type",params:{type:b.properties.
response_payload.type},schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==
void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"\
#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_re\
tries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.
attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+
"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.
properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!ae.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/\
last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}
if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_a\
t/type",keyword:"type",params:{type:b.properties.next_retry_at.type},schema:b.properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:r};e===
null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!ae.test(r)){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"form\
at",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(Sr(s.status,
{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:y,dynamicAnchors:c})||(e=e===null?Sr.errors:v(e,Sr.errors),a=e.length)),s.failure_reason!==
void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"t\
ype",params:{type:b.properties.failure_reason.type},schema:b.properties.failure_reason.type,parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)vr(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,
rootData:y,dynamicAnchors:c})||(e=e===null?vr.errors:v(e,vr.errors),a=e.length)}else{let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"\
type",params:{type:"array"},schema:b.properties.attempts.type,parentSchema:b.properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}return it.errors=e,a===0}it.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function $s(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=$s.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:mr.required,parentSchema:mr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:mr.required,parentSchema:mr,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:mr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)it(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?it.errors:v(e,it.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:mr.properties.data.type,parentSchema:mr.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ne(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ne.errors:
v(e,Ne.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:mr.type,parentSchema:mr,data:s};e===null?
e=[r]:e.push(r),a++}return $s.errors=e,a===0}$s.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $a=xs;function xs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=xs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:b.
required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.webhook===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
webhook"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_type"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.created_at===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"created_at"},schema:b.required,parentSchema:b,data:s};e===null?
e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:b.
required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"request_headers"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"request_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_status"},schema:b.required,parentSchema:b,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_head\
ers"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"response_payload"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.attempted_auto_retries_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:b.required,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}if(s.last_sent_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last_\
sent_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.next_retry_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"next_retry_at"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},schema:b.required,parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:b.required,parentSchema:b,data:s};e===
null?e=[r]:e.push(r),a++}if(s.attempts===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"},schema:b.required,
parentSchema:b,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!de.call(b.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:b,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:b.properties.id.type,parentSchema:b.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:b.properties.type.type,parentSchema:b.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:b.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.webhook!==void 0){let r=s.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.type===void 0){let t={instancePath:p+
"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{missingProperty:"type"},schema:b.properties.webhook.required,parentSchema:b.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}if(r.id===void 0){let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/required",keyword:"required",params:{
missingProperty:"id"},schema:b.properties.webhook.required,parentSchema:b.properties.webhook,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="type"||
t==="id")){let i={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:b.properties.webhook,data:r};e===null?e=[i]:e.push(i),a++}if(r.type!==void 0){let t=r.type;if(typeof t!="string"){let i={instancePath:p+"\
/webhook/type",schemaPath:"#/properties/webhook/properties/type/type",keyword:"type",params:{type:"string"},schema:b.properties.webhook.properties.type.type,parentSchema:b.
properties.webhook.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="webhook"){let i={instancePath:p+"/webhook/type",schemaPath:"#/properties/webhook\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:b.properties.webhook.properties.type,data:t};e===null?e=[i]:
e.push(i),a++}}if(r.id!==void 0){let t=r.id;if(typeof t!="string"){let i={instancePath:p+"/webhook/id",schemaPath:"#/properties/webhook/properties/id/type",keyword:"\
type",params:{type:"string"},schema:b.properties.webhook.properties.id.type,parentSchema:b.properties.webhook.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type:"object"},schema:b.properties.webhook.type,parentSchema:b.properties.
webhook,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_type!==void 0&&($e(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"entit\
y_type",rootData:y,dynamicAnchors:c})||(e=e===null?$e.errors:v(e,$e.errors),a=e.length)),s.event_type!==void 0&&(xe(s.event_type,{instancePath:p+"/event_type",parentData:s,
parentDataProperty:"event_type",rootData:y,dynamicAnchors:c})||(e=e===null?xe.errors:v(e,xe.errors),a=e.length)),s.created_at!==void 0){let r=s.created_at;if(typeof r==
"string"){if(!ae.test(r)){let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"d\
ate-time",parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/created_at",schemaPath:"#/properties/created_a\
t/type",keyword:"type",params:{type:"string"},schema:b.properties.created_at.type,parentSchema:b.properties.created_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
request_url!==void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",
params:{type:"string"},schema:b.properties.request_url.type,parentSchema:b.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){
let r=s.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+
t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.properties.
request_headers.additionalProperties.type,parentSchema:b.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+
"/request_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:b.properties.request_headers.type,parentSchema:b.
properties.request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+
"/request_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:b.properties.request_payload.type,parentSchema:b.
properties.request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:b.properties.response_status.
type},schema:b.properties.response_status.type,parentSchema:b.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:b.properties.response_headers.type},schema:b.properties.response_headers.type,parentSchema:b.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:b.
properties.response_headers.additionalProperties.type,parentSchema:b.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:b.properties.response_payload.type},schema:b.properties.response_payload.type,parentSchema:b.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempted_auto_retries_count!==void 0){let r=s.attempted_auto_retries_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"int\
eger"},schema:b.properties.attempted_auto_retries_count.type,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/attempted_auto_retries_count",schemaPath:"#/properties/attempted_auto_retries_count/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:b.properties.attempted_auto_retries_count,data:r};e===null?e=[t]:e.push(t),a++}}if(s.last_sent_at!==
void 0){let r=s.last_sent_at;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/type",keyword:"type",params:{
type:b.properties.last_sent_at.type},schema:b.properties.last_sent_at.type,parentSchema:b.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r==
"string"&&!ae.test(r)){let t={instancePath:p+"/last_sent_at",schemaPath:"#/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:b.properties.last_sent_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.next_retry_at!==void 0){let r=s.next_retry_at;if(typeof r!="string"&&
r!==null){let t={instancePath:p+"/next_retry_at",schemaPath:"#/properties/next_retry_at/type",keyword:"type",params:{type:b.properties.next_retry_at.type},schema:b.
properties.next_retry_at.type,parentSchema:b.properties.next_retry_at,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&!ae.test(r)){let t={instancePath:p+
"/next_retry_at",schemaPath:"#/properties/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:b.properties.next_retry_at,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.status!==void 0&&(Sr(s.status,{instancePath:p+"/status",parentData:s,parentDataProperty:"status",rootData:y,dynamicAnchors:c})||
(e=e===null?Sr.errors:v(e,Sr.errors),a=e.length)),s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/fai\
lure_reason",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:b.properties.failure_reason.type},schema:b.properties.failure_reason.type,
parentSchema:b.properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attempts!==void 0){let r=s.attempts;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)vr(r[i],{instancePath:p+"/attempts/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?vr.errors:v(e,vr.errors),a=e.length)}else{
let t={instancePath:p+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"array"},schema:b.properties.attempts.type,parentSchema:b.
properties.attempts,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:b.type,parentSchema:b,
data:s};e===null?e=[r]:e.push(r),a++}return xs.errors=e,a===0}xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=Kr,B={type:"object",additionalProperties:!1,
required:["id","type","label","position","parent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},
position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{
$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Kr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:B.required,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:B.required,parentSchema:B,data:s};e===null?
e=[t]:e.push(t),a++}if(s.label===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:B.required,parentSchema:B,
data:s};e===null?e=[t]:e.push(t),a++}if(s.position===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"position"},
schema:B.required,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}if(s.parent===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"parent"},schema:B.required,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}if(s.children===void 0){let t={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"children"},schema:B.required,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||
t==="type"||t==="label"||t==="position"||t==="parent"||t==="children")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},schema:!1,parentSchema:B,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:B.properties.id.type,parentSchema:B.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:B.properties.type.type,parentSchema:B.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/t\
ype",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:B.properties.type,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"\
type",params:{type:"string"},schema:B.properties.label.type,parentSchema:B.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.
position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{
type:"integer"},schema:B.properties.position.type,parentSchema:B.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<
0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:B.
properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===
a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;H(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:y,dynamicAnchors:c})||(e=e===
null?H.errors:v(e,H.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"\
else"},schema:B.properties.parent.if,parentSchema:B.properties.parent,data:t};e===null?e=[n]:e.push(n),a++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(
t)){let i=t.length;for(let o=0;o<i;o++)H(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:
v(e,H.errors),a=e.length)}else{let i={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:B.properties.
children.type,parentSchema:B.properties.children,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:B.type,parentSchema:B,data:s};e===null?e=[t]:e.push(t),a++}return Kr.errors=e,a===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xa=Es,
Ke={type:"object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://f\
lat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Es(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Es.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="label"||t==="position"||t==="parent"||t==="children")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Ke,data:s};e===null?e=[i]:e.push(i),a++}
if(s.label!==void 0){let t=s.label;if(typeof t!="string"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"strin\
g"},schema:Ke.properties.label.type,parentSchema:Ke.properties.label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.position;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:Ke.
properties.position.type,parentSchema:Ke.properties.position,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+
"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ke.properties.position,data:t};e===
null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){let t=s.parent,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.
length=i:e=null),!r){let n=a;H(t,{instancePath:p+"/parent",parentData:s,parentDataProperty:"parent",rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:v(e,H.errors),
a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:Ke.properties.
parent.if,parentSchema:Ke.properties.parent,data:t};e===null?e=[n]:e.push(n),a++}}if(s.children!==void 0){let t=s.children;if(Array.isArray(t)){let i=t.length;for(let o=0;o<
i;o++)H(t[o],{instancePath:p+"/children/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:v(e,H.errors),a=e.length)}else{
let i={instancePath:p+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type:"array"},schema:Ke.properties.children.type,parentSchema:Ke.
properties.children,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ke.type,parentSchema:Ke,
data:s};e===null?e=[t]:e.push(t),a++}return Es.errors=e,a===0}Es.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ea=Ts,je={type:"object",additionalProperties:!1,
required:["label"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},
else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Ts(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Ts.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.label===void 0){
let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},schema:je.required,parentSchema:je,data:s};e===null?e=[t]:e.push(
t),a++}for(let t in s)if(!(t==="id"||t==="label"||t==="position"||t==="parent")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:t},schema:!1,parentSchema:je,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!si.
test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",
parentSchema:je.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"},schema:je.properties.id.type,parentSchema:je.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.label!==void 0){let t=s.label;if(typeof t!="strin\
g"){let i={instancePath:p+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"string"},schema:je.properties.label.type,parentSchema:je.properties.
label,data:t};e===null?e=[i]:e.push(i),a++}}if(s.position!==void 0){let t=s.position;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+
"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type:"integer"},schema:je.properties.position.type,parentSchema:je.properties.position,
data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/position",schemaPath:"#/properties/position/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:je.properties.position,data:t};e===null?e=[i]:e.push(i),a++}}if(s.parent!==void 0){
let t=s.parent,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;H(t,{instancePath:p+
"/parent",parentData:s,parentDataProperty:"parent",rootData:y,dynamicAnchors:c})||(e=e===null?H.errors:v(e,H.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+
"/parent",schemaPath:"#/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:je.properties.parent.if,parentSchema:je.properties.parent,data:t};
e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:je.type,parentSchema:je,data:s};e===null?
e=[t]:e.push(t),a++}return Ts.errors=e,a===0}Ts.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ta=Fs,yr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};
function Fs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Fs.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:yr.required,parentSchema:yr,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"meta"},schema:yr.required,parentSchema:yr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:yr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Kr(r[i],{instancePath:p+"/data/"+i,
parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Kr.errors:v(e,Kr.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"\
#/properties/data/type",keyword:"type",params:{type:"array"},schema:yr.properties.data.type,parentSchema:yr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}
s.meta!==void 0&&(Ne(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ne.errors:v(e,Ne.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:yr.type,parentSchema:yr,data:s};e===null?e=[r]:e.push(r),
a++}return Fs.errors=e,a===0}Fs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fa=Os,he={type:"object",additionalProperties:!1,required:["id","type","\
status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Os(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Os.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:he.required,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:he.required,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}if(s.status===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"status"},schema:he.required,parentSchema:he,data:s};e===null?e=[r]:e.push(r),a++}if(s.payload===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"payload"},schema:he.required,parentSchema:he,data:s};e===null?e=[r]:e.
push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="status"||r==="payload")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},schema:!1,parentSchema:he,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:he.properties.id.type,parentSchema:he.properties.id,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:he.properties.type.type,parentSchema:he.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job_result"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:he.properties.type,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.status!==void 0){let r=s.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:p+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},schema:he.properties.status.type,parentSchema:he.properties.status,data:r};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){let t={instancePath:p+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{
comparison:"<=",limit:599},schema:599,parentSchema:he.properties.status,data:r};e===null?e=[t]:e.push(t),a++}if(r<100||isNaN(r)){let t={instancePath:p+"/status",
schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:he.properties.status,data:r};e===null?e=[t]:
e.push(t),a++}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:he.type,parentSchema:he,data:s};e===null?e=[r]:e.push(
r),a++}return Os.errors=e,a===0}Os.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Rs,Mt={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-api/data/Upload"},m={type:"object",additionalProperties:!1,required:["id","type","at\
tributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path",
"basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_metadata","duration",
"frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"\
string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{
type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{
type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},
blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:[
"high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},
blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:[
"string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadMeta"}}},le={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string",
"null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/\
$defs/FocalPoint"}}}},De={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Ar(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ar.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x"},schema:De.required,parentSchema:De,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"y"},schema:De.required,parentSchema:De,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||
r==="y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:De,data:s};
e===null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/propertie\
s/x/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:De.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:De.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:De.properties.x.type,parentSchema:De.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:De.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:De.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:De.properties.y.type,
parentSchema:De.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:De.
type,parentSchema:De,data:s};e===null?e=[r]:e.push(r),a++}return Ar.errors=e,a===0}Ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.title===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),a++}if(s.alt===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"alt"},schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),a++}if(s.custom_data===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"custom_data"},schema:le.required,parentSchema:le,data:s};e===null?e=[t]:e.push(t),a++}if(s.focal_point===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"focal_point"},schema:le.required,parentSchema:le,data:s};e===null?
e=[t]:e.push(t),a++}for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:le,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!=
"string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:le.properties.title.type},schema:le.properties.
title.type,parentSchema:le.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:le.properties.alt.type},schema:le.properties.alt.type,parentSchema:le.properties.alt,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",
schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:le.properties.custom_data.type,parentSchema:le.properties.custom_data,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,
e!==null&&(i?e.length=i:e=null),!r){let n=a;Ar(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:c})||(e=
e===null?Ar.errors:v(e,Ar.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",
params:{failingKeyword:"else"},schema:le.properties.focal_point.if,parentSchema:le.properties.focal_point,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:le.type,parentSchema:le,data:s};e===null?e=[t]:e.push(t),a++}return jr.errors=e,a===0}jr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var cr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"standin://json-api/schem\
as#/$defs/CreatorType"},id:{type:"string"}}},Wt={type:"string",enum:["access_token","sso_user","account","user","organization"]};function Dr(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Wt.type,parentSchema:Wt,data:s};e===null?e=[r]:
e.push(r),a++}if(!(s==="access_token"||s==="sso_user"||s==="account"||s==="user"||s==="organization")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",
params:{allowedValues:Wt.enum},schema:Wt.enum,parentSchema:Wt,data:s};e===null?e=[r]:e.push(r),a++}return Dr.errors=e,a===0}Dr.evaluated={dynamicProps:!1,dynamicItems:!1};
function rr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=rr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},schema:cr.required,parentSchema:cr,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:cr.required,parentSchema:cr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="ty\
pe"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:cr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(Dr(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||
(e=e===null?Dr.errors:v(e,Dr.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",
keyword:"type",params:{type:"string"},schema:cr.properties.id.type,parentSchema:cr.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:cr.type,parentSchema:cr,data:s};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ge={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_co\
llection"},id:{type:"string"}}};function V(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=V.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ge.required,parentSchema:Ge,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ge,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:Ge.properties.type.type,parentSchema:Ge.properties.type,data:r};e===null?e=[t]:e.push(t),a++}
if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"\
upload_collection",parentSchema:Ge.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ge.properties.id.type,parentSchema:Ge.properties.id,data:r};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ge.type,parentSchema:Ge,data:s};e===null?e=[r]:e.push(
r),a++}return V.errors=e,a===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var X={type:"object",additionalProperties:!1,required:["antivirus"],properties:{
antivirus:{type:"object",additionalProperties:!1,required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infec\
ted","failed","skipped"]},checked_at:{type:["string","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function Ir(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.antivirus===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"antivi\
rus"},schema:X.required,parentSchema:X,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="antivirus"){let t={instancePath:p,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:X,data:s};e===null?e=[t]:e.push(t),a++}if(s.antivirus!==void 0){let r=s.
antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"\
required",params:{missingProperty:"status"},schema:X.properties.antivirus.required,parentSchema:X.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.
checked_at===void 0){let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"checked_at"},schema:X.
properties.antivirus.required,parentSchema:X.properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}if(r.threat_name===void 0){let t={instancePath:p+"/antivi\
rus",schemaPath:"#/properties/antivirus/required",keyword:"required",params:{missingProperty:"threat_name"},schema:X.properties.antivirus.required,parentSchema:X.
properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="checked_at"||t==="threat_name")){let i={instancePath:p+"/antivi\
rus",schemaPath:"#/properties/antivirus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:X.properties.antivirus,
data:r};e===null?e=[i]:e.push(i),a++}if(r.status!==void 0){let t=r.status;if(typeof t!="string"){let i={instancePath:p+"/antivirus/status",schemaPath:"#/propert\
ies/antivirus/properties/status/type",keyword:"type",params:{type:"string"},schema:X.properties.antivirus.properties.status.type,parentSchema:X.properties.antivirus.
properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(!(t==="pending"||t==="clean"||t==="infected"||t==="failed"||t==="skipped")){let i={instancePath:p+"/an\
tivirus/status",schemaPath:"#/properties/antivirus/properties/status/enum",keyword:"enum",params:{allowedValues:X.properties.antivirus.properties.status.enum},schema:X.
properties.antivirus.properties.status.enum,parentSchema:X.properties.antivirus.properties.status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.checked_at!==void 0){
let t=r.checked_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"#/properties/antivirus/properties/checked_at/type",
keyword:"type",params:{type:X.properties.antivirus.properties.checked_at.type},schema:X.properties.antivirus.properties.checked_at.type,parentSchema:X.properties.
antivirus.properties.checked_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"/antivirus/checked_at",schemaPath:"\
#/properties/antivirus/properties/checked_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:X.properties.antivirus.properties.
checked_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.threat_name!==void 0){let t=r.threat_name;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/antivir\
us/threat_name",schemaPath:"#/properties/antivirus/properties/threat_name/type",keyword:"type",params:{type:X.properties.antivirus.properties.threat_name.type},
schema:X.properties.antivirus.properties.threat_name.type,parentSchema:X.properties.antivirus.properties.threat_name,data:t};e===null?e=[i]:e.push(i),a++}}}else{
let t={instancePath:p+"/antivirus",schemaPath:"#/properties/antivirus/type",keyword:"type",params:{type:"object"},schema:X.properties.antivirus.type,parentSchema:X.
properties.antivirus,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:X.type,parentSchema:X,
data:s};e===null?e=[r]:e.push(r),a++}return Ir.errors=e,a===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function at(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=at.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:m.
required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)
if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:t},schema:!1,parentSchema:m,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:m.properties.id.type,parentSchema:m.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:m.properties.type.type,parentSchema:m.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:m.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"filename"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.url===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properti\
es/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===
null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
format"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mime_type"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.size===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",
keyword:"required",params:{missingProperty:"size"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),
a++}if(t.md5===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"width"},schema:m.properties.attributes.required,parentSchema:m.properties.
attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.height===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"height"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.
is_image===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attribute\
s",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"author"},schema:m.properties.attributes.required,parentSchema:m.properties.
attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.copyright===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"copyright"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}
if(t.notes===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"tags"},schema:m.properties.attributes.required,parentSchema:m.properties.
attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.default_field_metadata===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/re\
quired",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"duration"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"frame_rate"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"blurhash"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"require\
d",params:{missingProperty:"thumbhash"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,
parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties\
/attributes/required",keyword:"required",params:{missingProperty:"smart_tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}if(t.exif_info===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"exif_info"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.updated_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"updated_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)
if(!de.call(m.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:i},schema:!1,parentSchema:m.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;
if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},
schema:m.properties.attributes.properties.path.type,parentSchema:m.properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){
let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",
params:{type:"string"},schema:m.properties.attributes.properties.basename.type,parentSchema:m.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.
push(o),a++}}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/pr\
operties/filename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.filename.type,parentSchema:m.properties.attributes.properties.
filename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){if(!xt(i)){let o={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:m.properties.attributes.properties.url,data:i};e===
null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"str\
ing"},schema:m.properties.attributes.properties.url.type,parentSchema:m.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==
void 0){let i=t.format;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/format",schemaPath:"#/properties/attributes/properties/format/type",keyword:"\
type",params:{type:m.properties.attributes.properties.format.type},schema:m.properties.attributes.properties.format.type,parentSchema:m.properties.attributes.properties.
format,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mime\
_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:m.properties.attributes.properties.mime_type.type},schema:m.properties.
attributes.properties.mime_type.type,parentSchema:m.properties.attributes.properties.mime_type,data:i};e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.
size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",
keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.size.type,parentSchema:m.properties.attributes.properties.size,data:i};e===null?
e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/size",schemaPath:"#/properties/attributes/properties\
/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),
a++}}if(t.md5!==void 0){let i=t.md5;if(typeof i=="string"){if(!$i.test(i)){let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/propertie\
s/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.attributes.properties.md5,data:i};e===null?
e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/type",keyword:"type",params:{type:"string"},
schema:m.properties.attributes.properties.md5.type,parentSchema:m.properties.attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}if(t.width!==void 0){
let i=t.width;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/\
properties/width/type",keyword:"type",params:{type:m.properties.attributes.properties.width.type},schema:m.properties.attributes.properties.width.type,parentSchema:m.
properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attribu\
tes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.width,data:i};e===null?e=[o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){
let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"type",params:{type:m.properties.attributes.properties.
height.type},schema:m.properties.attributes.properties.height.type,parentSchema:m.properties.attributes.properties.height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i==
"number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:i};e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){
let i=t.is_image;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/properties/attributes/properties/is_image/type",keyword:"typ\
e",params:{type:"boolean"},schema:m.properties.attributes.properties.is_image.type,parentSchema:m.properties.attributes.properties.is_image,data:i};e===null?e=[
o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/properties/attr\
ibutes/properties/author/type",keyword:"type",params:{type:m.properties.attributes.properties.author.type},schema:m.properties.attributes.properties.author.type,
parentSchema:m.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="string"&&i!==
null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:m.properties.attributes.
properties.copyright.type},schema:m.properties.attributes.properties.copyright.type,parentSchema:m.properties.attributes.properties.copyright,data:i};e===null?e=
[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attrib\
utes/properties/notes/type",keyword:"type",params:{type:m.properties.attributes.properties.notes.type},schema:m.properties.attributes.properties.notes.type,parentSchema:m.
properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<
o;d++){let n=i[d];if(typeof n!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"ty\
pe",params:{type:"string"},schema:m.properties.attributes.properties.tags.items.type,parentSchema:m.properties.attributes.properties.tags.items,data:n};e===null?
e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},
schema:m.properties.attributes.properties.tags.type,parentSchema:m.properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==
void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)jr(i[o],{instancePath:p+"/attributes/default_field_metadata/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?jr.errors:v(e,jr.errors),a=e.length);else{
let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"\
object"},schema:m.properties.attributes.properties.default_field_metadata.type,parentSchema:m.properties.attributes.properties.default_field_metadata,data:i};e===
null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/duration",
schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:m.properties.attributes.properties.duration.type},schema:m.properties.
attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,data:i};e===null?e=[o]:e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.
frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"#/properties/attributes/properties/frame_\
rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},schema:m.properties.attributes.properties.frame_rate.type,parentSchema:m.
properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.blurhash!==void 0){let i=t.blurhash;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{type:m.properties.attributes.properties.
blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.properties.attributes.properties.blurhash,data:i};e===null?e=[o]:e.push(o),
a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/thumbhash",schemaPath:"#/properties/attribut\
es/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.thumbhash.type},schema:m.properties.attributes.properties.thumbhash.
type,parentSchema:m.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_playback_id!==void 0){let i=t.mux_playback_id;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_playback_id/type",keyword:"type",params:{
type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.attributes.properties.mux_playback_id.type,parentSchema:m.properties.attributes.
properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==void 0){let i=t.mux_mp4_highest_res;if(typeof i!="string"&&i!==null){
let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",keyword:"type",params:{type:m.properties.
attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:m.properties.attributes.properties.
mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||i==="low"||i===null)){let o={instancePath:p+"/attributes/mux_mp4_highest\
_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:m.properties.attributes.properties.mux_mp4_highest_res.
enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=
[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(typeof n!="string"){let u={
instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"string"},schema:m.
properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.properties.smart_tags.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{
let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"array"},schema:m.properties.
attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.exif_info!==void 0){
let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/properties/attributes/properties/e\
xif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.exif_info.type,parentSchema:m.properties.attributes.properties.exif_info,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(n&&typeof n=="\
object"&&!Array.isArray(n)){if(n.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/require\
d",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.
colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/propert\
ies/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.properties.
attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.blue===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properti\
es/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:m.properties.attributes.properties.colors.items.required,
parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.alpha===void 0){let u={instancePath:p+"/attributes/colors\
/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:m.properties.attributes.properties.
colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!(u==="red"||u==="gree\
n"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[f]:e.push(f),a++}
if(n.red!==void 0){let u=n.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/prop\
erties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.
red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>
255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(
f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/properties/red/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.
push(f),a++}}}if(n.green!==void 0){let u=n.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/green",
schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.
colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u==
"number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/pr\
operties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.
green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properti\
es/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.
properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(n.blue!==void 0){let u=n.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+
"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{type:"integer"},schema:m.
properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.properties.colors.items.properties.blue,data:u};e===null?
e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attri\
butes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.
colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properti\
es/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(n.alpha!==void 0){let u=n.alpha;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",
schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}}}}else{let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.colors.items.type,parentSchema:m.
properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/colors",schemaPath:"#/properties/at\
tributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.colors.type,parentSchema:m.properties.attributes.
properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.created_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/at\
tributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:m.properties.attributes.properties.created_at.type},
schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i==
"string"&&!ae.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{
format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==void 0){
let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/updated_at/typ\
e",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.attributes.properties.updated_at.type,parentSchema:m.properties.
attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!ae.test(i)){let o={instancePath:p+"/attributes/updated_at",schemaPath:"\
#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.
updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"\
required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:t};e===null?e=[i]:e.push(i),
a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"\
upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i===
"creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:i},schema:!1,parentSchema:m.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/propertie\
s/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.creator.required,parentSchema:m.properties.relationships.
properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/re\
lationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.
properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(rr(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"\
data",rootData:y,dynamicAnchors:c})||(e=e===null?rr.errors:v(e,rr.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/propert\
ies/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.creator.type,parentSchema:m.properties.
relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/req\
uired",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.upload_collection.required,parentSchema:m.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"\
#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:m.
properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===
null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,
parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relations\
hips/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},
schema:m.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:m.properties.relationships.properties.upload_collection.properties.
data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/uplo\
ad_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.upload_collection.type,parentSchema:m.properties.relationships.
properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"},schema:m.properties.relationships.type,parentSchema:m.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}s.meta!==void 0&&
(Ir(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ir.errors:v(e,Ir.errors),a=e.length))}else{
let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:m.type,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}return at.errors=
e,a===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Rs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Mt.required,parentSchema:Mt,data:s};e===null?e=[r]:e.push(
r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Mt,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(at(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||
(e=e===null?at.errors:v(e,at.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Mt.type,parentSchema:Mt,
data:s};e===null?e=[r]:e.push(r),a++}return Rs.errors=e,a===0}Rs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var na=Cs,Zt={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},Ye={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function pt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,
dynamicAnchors:c={}}={}){let e=null,a=0,l=pt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Ye.required,parentSchema:Ye,data:s};
e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Ye.required,
parentSchema:Ye,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ye,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Ye.properties.id.type,parentSchema:Ye.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:Ye.properties.type.type,parentSchema:Ye.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job"},schema:"job",parentSchema:Ye.properties.type,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ye.type,parentSchema:Ye,data:s};e===null?
e=[r]:e.push(r),a++}return pt.errors=e,a===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Cs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:Zt.required,parentSchema:Zt,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Zt,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(pt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:y,dynamicAnchors:c})||(e=e===null?pt.errors:v(e,pt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Zt.type,parentSchema:Zt,data:s};e===null?e=[r]:e.push(r),a++}return Cs.errors=e,a===0}Cs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var q=Vs,
O={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id",
"type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","d\
oc_url","details"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_\
FOUND","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION\
_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","CONCURRENT_UPLOAD\
_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},
transient:{type:"boolean"}}}}}}}};function Vs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Vs.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:O.required,parentSchema:O,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:O,data:s};e===null?
e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/data",schemaPath:"#/properties/data/minItems",keyword:"\
minItems",params:{limit:1},schema:1,parentSchema:O.properties.data,data:r};e===null?e=[i]:e.push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.id===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"\
id"},schema:O.properties.data.items.required,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}if(o.type===void 0){let d={instancePath:p+
"/data/"+i,schemaPath:"#/properties/data/items/required",keyword:"required",params:{missingProperty:"type"},schema:O.properties.data.items.required,parentSchema:O.
properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}if(o.attributes===void 0){let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/requir\
ed",keyword:"required",params:{missingProperty:"attributes"},schema:O.properties.data.items.required,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:
e.push(d),a++}for(let d in o)if(!(d==="id"||d==="type"||d==="attributes")){let n={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:d},schema:!1,parentSchema:O.properties.data.items,data:o};e===null?e=[n]:e.push(n),a++}if(o.id!==
void 0){let d=o.id;if(typeof d!="string"){let n={instancePath:p+"/data/"+i+"/id",schemaPath:"#/properties/data/items/properties/id/type",keyword:"type",params:{
type:"string"},schema:O.properties.data.items.properties.id.type,parentSchema:O.properties.data.items.properties.id,data:d};e===null?e=[n]:e.push(n),a++}}if(o.type!==
void 0){let d=o.type;if(typeof d!="string"){let n={instancePath:p+"/data/"+i+"/type",schemaPath:"#/properties/data/items/properties/type/type",keyword:"type",params:{
type:"string"},schema:O.properties.data.items.properties.type.type,parentSchema:O.properties.data.items.properties.type,data:d};e===null?e=[n]:e.push(n),a++}if(d!==
"api_error"){let n={instancePath:p+"/data/"+i+"/type",schemaPath:"#/properties/data/items/properties/type/const",keyword:"const",params:{allowedValue:"api_error"},
schema:"api_error",parentSchema:O.properties.data.items.properties.type,data:d};e===null?e=[n]:e.push(n),a++}}if(o.attributes!==void 0){let d=o.attributes;if(d&&
typeof d=="object"&&!Array.isArray(d)){if(d.code===void 0){let n={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"code"},schema:O.properties.data.items.properties.attributes.required,parentSchema:O.properties.data.items.
properties.attributes,data:d};e===null?e=[n]:e.push(n),a++}if(d.doc_url===void 0){let n={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/i\
tems/properties/attributes/required",keyword:"required",params:{missingProperty:"doc_url"},schema:O.properties.data.items.properties.attributes.required,parentSchema:O.
properties.data.items.properties.attributes,data:d};e===null?e=[n]:e.push(n),a++}if(d.details===void 0){let n={instancePath:p+"/data/"+i+"/attributes",schemaPath:"\
#/properties/data/items/properties/attributes/required",keyword:"required",params:{missingProperty:"details"},schema:O.properties.data.items.properties.attributes.
required,parentSchema:O.properties.data.items.properties.attributes,data:d};e===null?e=[n]:e.push(n),a++}for(let n in d)if(!(n==="code"||n==="doc_url"||n==="det\
ails"||n==="transient")){let u={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/data/items/properties/attributes/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},schema:!1,parentSchema:O.properties.data.items.properties.attributes,data:d};e===null?e=[u]:e.push(u),a++}if(d.
code!==void 0){let n=d.code;if(typeof n!="string"){let u={instancePath:p+"/data/"+i+"/attributes/code",schemaPath:"#/properties/data/items/properties/attributes\
/properties/code/type",keyword:"type",params:{type:"string"},schema:O.properties.data.items.properties.attributes.properties.code.type,parentSchema:O.properties.
data.items.properties.attributes.properties.code,data:n};e===null?e=[u]:e.push(u),a++}if(!(n==="INVALID_JSON_BODY"||n==="MALFORMED_REQUEST"||n==="INVALID_AUTHOR\
IZATION_HEADER"||n==="INSUFFICIENT_PERMISSIONS"||n==="NOT_FOUND"||n==="FOREIGN_REQUEST"||n==="INVALID_ENDPOINT"||n==="METHOD_NOT_ALLOWED"||n==="REQUEST_TIMEOUT"||
n==="PAYLOAD_TOO_LARGE"||n==="URL_TOO_LONG"||n==="INVALID_CONTENT_TYPE_HEADER"||n==="EXPECTATION_FAILED"||n==="INVALID_FORMAT"||n==="INVALID_FIELD"||n==="INVALI\
D_ENTITY_ID"||n==="INVALID_TYPE"||n==="INVALID_ENVIRONMENT"||n==="INVALID_API_VERSION"||n==="INVALID_PREFERENCE"||n==="CONCURRENT_UPLOAD_UPDATE"||n==="RATE_LIMI\
T_EXCEEDED"||n==="HEADERS_TOO_LARGE"||n==="INTERNAL_ERROR"||n==="CONTRACT_BREACH"||n==="SERVICE_UNAVAILABLE")){let u={instancePath:p+"/data/"+i+"/attributes/cod\
e",schemaPath:"#/properties/data/items/properties/attributes/properties/code/enum",keyword:"enum",params:{allowedValues:O.properties.data.items.properties.attributes.
properties.code.enum},schema:O.properties.data.items.properties.attributes.properties.code.enum,parentSchema:O.properties.data.items.properties.attributes.properties.
code,data:n};e===null?e=[u]:e.push(u),a++}}if(d.doc_url!==void 0){let n=d.doc_url;if(typeof n!="string"){let u={instancePath:p+"/data/"+i+"/attributes/doc_url",
schemaPath:"#/properties/data/items/properties/attributes/properties/doc_url/type",keyword:"type",params:{type:"string"},schema:O.properties.data.items.properties.
attributes.properties.doc_url.type,parentSchema:O.properties.data.items.properties.attributes.properties.doc_url,data:n};e===null?e=[u]:e.push(u),a++}}if(d.details!==
void 0){let n=d.details;if(!(n&&typeof n=="object"&&!Array.isArray(n))){let u={instancePath:p+"/data/"+i+"/attributes/details",schemaPath:"#/properties/data/ite\
ms/properties/attributes/properties/details/type",keyword:"type",params:{type:"object"},schema:O.properties.data.items.properties.attributes.properties.details.
type,parentSchema:O.properties.data.items.properties.attributes.properties.details,data:n};e===null?e=[u]:e.push(u),a++}}if(d.transient!==void 0){let n=d.transient;
if(typeof n!="boolean"){let u={instancePath:p+"/data/"+i+"/attributes/transient",schemaPath:"#/properties/data/items/properties/attributes/properties/transient/\
type",keyword:"type",params:{type:"boolean"},schema:O.properties.data.items.properties.attributes.properties.transient.type,parentSchema:O.properties.data.items.
properties.attributes.properties.transient,data:n};e===null?e=[u]:e.push(u),a++}}}else{let n={instancePath:p+"/data/"+i+"/attributes",schemaPath:"#/properties/d\
ata/items/properties/attributes/type",keyword:"type",params:{type:"object"},schema:O.properties.data.items.properties.attributes.type,parentSchema:O.properties.
data.items.properties.attributes,data:d};e===null?e=[n]:e.push(n),a++}}}else{let d={instancePath:p+"/data/"+i,schemaPath:"#/properties/data/items/type",keyword:"\
type",params:{type:"object"},schema:O.properties.data.items.type,parentSchema:O.properties.data.items,data:o};e===null?e=[d]:e.push(d),a++}}}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:O.properties.data.type,parentSchema:O.properties.data,data:r};e===null?e=
[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:O.type,parentSchema:O,data:s};e===null?e=[r]:e.push(
r),a++}return Vs.errors=e,a===0}Vs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Oa=Ls,Ht={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},E={type:"object",additionalProperties:!1,properties:{id:{
type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{
type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"o\
bject",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"obj\
ect",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},
meta:{type:"object",additionalProperties:!0}},required:["id","type"]},Be={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{
type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoi\
ntUpdate"}}}},Ie={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};
function ot(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ot.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.x===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"x"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[r]:e.push(r),a++}if(s.y===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"y"},schema:Ie.required,parentSchema:Ie,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="x"||r===
"y")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ie,data:s};e===
null?e=[t]:e.push(t),a++}if(s.x!==void 0){let r=s.x;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/x",schemaPath:"#/properties/x/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ie.properties.x,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:p+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ie.properties.x,data:r};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type:"number"},schema:Ie.properties.x.type,parentSchema:Ie.
properties.x,data:r};e===null?e=[t]:e.push(t),a++}}if(s.y!==void 0){let r=s.y;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){let t={instancePath:p+"/y",schemaPath:"\
#/properties/y/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},schema:1,parentSchema:Ie.properties.y,data:r};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:p+"/y",schemaPath:"#/properties/y/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ie.properties.y,data:r};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:p+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type:"number"},schema:Ie.properties.y.type,
parentSchema:Ie.properties.y,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ie.
type,parentSchema:Ie,data:s};e===null?e=[r]:e.push(r),a++}return ot.errors=e,a===0}ot.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nt(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=nt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Be,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Be.properties.
title.type},schema:Be.properties.title.type,parentSchema:Be.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="\
string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:Be.properties.alt.type},schema:Be.properties.alt.
type,parentSchema:Be.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:Be.properties.custom_data.type,
parentSchema:Be.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===
null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;ot(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:y,dynamicAnchors:c})||(e=e===null?ot.errors:v(e,ot.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:Be.properties.focal_point.if,parentSchema:Be.properties.focal_point,data:t};e===
null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Be.type,parentSchema:Be,data:s};e===null?
e=[t]:e.push(t),a++}return nt.errors=e,a===0}nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fr={type:"object",additionalProperties:!1,required:["ty\
pe","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function lt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=lt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:fr.required,parentSchema:fr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:fr.
required,parentSchema:fr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:fr,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0&&(Dr(s.type,{instancePath:p+
"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Dr.errors:v(e,Dr.errors),a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!=
"string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:fr.properties.id.type,parentSchema:fr.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:fr.type,parentSchema:fr,data:s};
e===null?e=[r]:e.push(r),a++}return lt.errors=e,a===0}lt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Qe={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function dt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=dt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Qe.required,parentSchema:Qe,
data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Qe.
required,parentSchema:Qe,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Qe,data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;
if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:Qe.properties.type.type,parentSchema:Qe.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"con\
st",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:Qe.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){
let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Qe.properties.id.type,
parentSchema:Qe.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qe.
type,parentSchema:Qe,data:s};e===null?e=[r]:e.push(r),a++}return dt.errors=e,a===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ut(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ut.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:E.required,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="r\
elationships"||t==="meta")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:E,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:E.properties.id.type,parentSchema:E.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:E.properties.type.type,parentSchema:E.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"\
upload"},schema:"upload",parentSchema:E.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="author"||i==="notes"||i==="tags"||i==="default_field_metadata")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:E.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"\
#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:E.properties.attributes.properties.path.type,parentSchema:E.properties.
attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attribu\
tes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:E.properties.attributes.properties.basename.
type,parentSchema:E.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!="str\
ing"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:E.properties.
attributes.properties.copyright.type},schema:E.properties.attributes.properties.copyright.type,parentSchema:E.properties.attributes.properties.copyright,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:E.properties.attributes.properties.author.type},schema:E.properties.attributes.properties.
author.type,parentSchema:E.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&
i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:E.properties.attributes.
properties.notes.type},schema:E.properties.attributes.properties.notes.type,parentSchema:E.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(typeof n!="string"){let u={instancePath:p+"/attr\
ibutes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:E.properties.attributes.properties.
tags.items.type,parentSchema:E.properties.attributes.properties.tags.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:E.properties.attributes.properties.tags.type,parentSchema:E.
properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let o in i)nt(i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,
rootData:y,dynamicAnchors:c})||(e=e===null?nt.errors:v(e,nt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:E.properties.attributes.properties.default_field_metadata.
type,parentSchema:E.properties.attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:E.properties.attributes.type,parentSchema:E.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="uploa\
d_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:E.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:E.properties.relationships.properties.creator.required,parentSchema:E.properties.relationships.properties.creator,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:E.properties.relationships.properties.creator,data:i};e===null?
e=[d]:e.push(d),a++}i.data!==void 0&&(lt(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||
(e=e===null?lt.errors:v(e,lt.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:E.properties.relationships.properties.creator.type,parentSchema:E.properties.relationships.properties.creator,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:E.properties.relationships.properties.upload_collection.required,parentSchema:E.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:E.properties.relationships.
properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}
var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;dt(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"dat\
a",rootData:y,dynamicAnchors:c})||(e=e===null?dt.errors:v(e,dt.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/upload_collectio\
n/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:E.properties.
relationships.properties.upload_collection.properties.data.if,parentSchema:E.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?
e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"\
type",params:{type:"object"},schema:E.properties.relationships.properties.upload_collection.type,parentSchema:E.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:E.properties.relationships.type,parentSchema:E.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}if(s.meta!==void 0){let t=s.meta;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/meta",schemaPath:"#/properties/meta/type",keyword:"type",params:{type:"object"},schema:E.properties.
meta.type,parentSchema:E.properties.meta,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},schema:E.type,parentSchema:E,data:s};e===null?e=[t]:e.push(t),a++}return ut.errors=e,a===0}ut.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ls(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ls.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:Ht.required,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ht,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(ut(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?ut.errors:v(e,ut.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ht.type,parentSchema:Ht,data:s};e===null?e=[r]:e.push(r),a++}return Ls.errors=e,a===0}Ls.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ra=Us,Kt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},$={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"\
string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{
type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataCreate"}}}},relationships:{type:"\
object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#\
/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionReference"}}}}}}}},Me={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},
custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function mt(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=mt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t==="alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Me,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==
void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:Me.properties.
title.type},schema:Me.properties.title.type,parentSchema:Me.properties.title,data:t};e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="\
string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type:Me.properties.alt.type},schema:Me.properties.alt.
type,parentSchema:Me.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"type",params:{type:"object"},schema:Me.properties.custom_data.type,
parentSchema:Me.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===
null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;Ar(t,{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"foc\
al_point",rootData:y,dynamicAnchors:c})||(e=e===null?Ar.errors:v(e,Ar.errors),a=e.length);var r=n===a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"\
#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:Me.properties.focal_point.if,parentSchema:Me.properties.focal_point,data:t};e===
null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Me.type,parentSchema:Me,data:s};e===null?
e=[t]:e.push(t),a++}return mt.errors=e,a===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=yt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:$.required,parentSchema:$,
data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attribu\
tes"},schema:$.required,parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:$,data:s};e===null?e=[i]:
e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!si.test(t)){let i={instancePath:p+"/id",schemaPath:"#/properties/id/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:$.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:$.properties.id.type,parentSchema:$.properties.id,data:t};e===null?e=[i]:e.
push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"\
string"},schema:$.properties.type.type,parentSchema:$.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:$.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.
attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:$.properties.attributes.required,parentSchema:$.properties.attributes,data:t};
e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="path"||i==="basename"||i==="copyright"||i==="author"||i==="notes"||i==="tags"||i==="default_field_metadata")){
let o={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:$.properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attrib\
utes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.path.type,parentSchema:$.
properties.attributes.properties.path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+
"/attributes/basename",schemaPath:"#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.
basename.type,parentSchema:$.properties.attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){let i=t.copyright;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",keyword:"type",params:{type:$.properties.
attributes.properties.copyright.type},schema:$.properties.attributes.properties.copyright.type,parentSchema:$.properties.attributes.properties.copyright,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/author",schemaPath:"#/pro\
perties/attributes/properties/author/type",keyword:"type",params:{type:$.properties.attributes.properties.author.type},schema:$.properties.attributes.properties.
author.type,parentSchema:$.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&
i!==null){let o={instancePath:p+"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:$.properties.attributes.
properties.notes.type},schema:$.properties.attributes.properties.notes.type,parentSchema:$.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(
o),a++}}if(t.tags!==void 0){let i=t.tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(typeof n!="string"){let u={instancePath:p+"/attr\
ibutes/tags/"+d,schemaPath:"#/properties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:$.properties.attributes.properties.
tags.items.type,parentSchema:$.properties.attributes.properties.tags.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",
schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type:"array"},schema:$.properties.attributes.properties.tags.type,parentSchema:$.
properties.attributes.properties.tags,data:i};e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let o in i)mt(i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,
rootData:y,dynamicAnchors:c})||(e=e===null?mt.errors:v(e,mt.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/pr\
operties/attributes/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.properties.default_field_metadata.
type,parentSchema:$.properties.attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:$.properties.attributes.type,parentSchema:$.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="creator"||i==="uploa\
d_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:$.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/required",keyword:"required",params:{
missingProperty:"data"},schema:$.properties.relationships.properties.creator.required,parentSchema:$.properties.relationships.properties.creator,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.properties.relationships.properties.creator,data:i};e===null?
e=[d]:e.push(d),a++}i.data!==void 0&&(rr(i.data,{instancePath:p+"/relationships/creator/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||
(e=e===null?rr.errors:v(e,rr.errors),a=e.length))}else{let o={instancePath:p+"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/\
type",keyword:"type",params:{type:"object"},schema:$.properties.relationships.properties.creator.type,parentSchema:$.properties.relationships.properties.creator,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{
missingProperty:"data"},schema:$.properties.relationships.properties.upload_collection.required,parentSchema:$.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationshi\
ps/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:$.properties.relationships.
properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}
var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"data",
rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/upload_collection/dat\
a",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:$.properties.relationships.
properties.upload_collection.properties.data.if,parentSchema:$.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(
f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",
params:{type:"object"},schema:$.properties.relationships.properties.upload_collection.type,parentSchema:$.properties.relationships.properties.upload_collection,
data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:$.properties.relationships.type,parentSchema:$.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:$.type,parentSchema:$,data:s};e===null?e=[t]:e.push(t),a++}return yt.errors=e,a===0}yt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Us(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Us.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Kt.required,parentSchema:Kt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Kt,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(yt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?yt.
errors:v(e,yt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Kt.type,parentSchema:Kt,data:s};e===
null?e=[r]:e.push(r),a++}return Us.errors=e,a===0}Us.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=zs,hr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function ct(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ct.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:m.required,parentSchema:m,data:s};e===null?e=[t]:e.push(t),
a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:m.required,parentSchema:m,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships"||t==="meta")){let i={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:m,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){
let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:m.properties.id.type,
parentSchema:m.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},schema:m.properties.type.type,parentSchema:m.properties.type,data:t};e===null?e=[i]:e.push(i),a++}
if(t!=="upload"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload"},schema:"upload",parentSchema:m.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.path===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"path"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.basename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"basename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.filename===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"filename"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.url===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.format===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"format"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.mime_type===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"require\
d",params:{missingProperty:"mime_type"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.size===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"size"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.md5===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"md5"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.width===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"width"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.height===void 0){
let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"height"},schema:m.properties.attributes.
required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.is_image===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"is_image"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.author===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"author"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.copyright===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"copyright"},schema:m.properties.
attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.notes===void 0){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"notes"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}if(t.tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"tags"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.default_field_metadata===
void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"default_field_metadata"},schema:m.
properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.duration===void 0){let i={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"duration"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.frame_rate===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/req\
uired",keyword:"required",params:{missingProperty:"frame_rate"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=
[i]:e.push(i),a++}if(t.blurhash===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
blurhash"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.thumbhash===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"thumbhash"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.mux_playback_id===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/required",keyword:"required",params:{missingProperty:"mux_playback_id"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===
null?e=[i]:e.push(i),a++}if(t.mux_mp4_highest_res===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"mux_mp4_highest_res"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}
if(t.smart_tags===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"smart_ta\
gs"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.exif_info===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"exif_info"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.colors===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/require\
d",keyword:"required",params:{missingProperty:"colors"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(
i),a++}if(t.created_at===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"c\
reated_at"},schema:m.properties.attributes.required,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.updated_at===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"updated_at"},schema:m.properties.attributes.required,parentSchema:m.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!de.call(m.properties.attributes.properties,i)){let o={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:m.properties.attributes,
data:t};e===null?e=[o]:e.push(o),a++}if(t.path!==void 0){let i=t.path;if(typeof i!="string"){let o={instancePath:p+"/attributes/path",schemaPath:"#/properties/a\
ttributes/properties/path/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.path.type,parentSchema:m.properties.attributes.properties.
path,data:i};e===null?e=[o]:e.push(o),a++}}if(t.basename!==void 0){let i=t.basename;if(typeof i!="string"){let o={instancePath:p+"/attributes/basename",schemaPath:"\
#/properties/attributes/properties/basename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.basename.type,parentSchema:m.properties.
attributes.properties.basename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/att\
ributes/filename",schemaPath:"#/properties/attributes/properties/filename/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.
filename.type,parentSchema:m.properties.attributes.properties.filename,data:i};e===null?e=[o]:e.push(o),a++}}if(t.url!==void 0){let i=t.url;if(typeof i=="string"){
if(!xt(i)){let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",
parentSchema:m.properties.attributes.properties.url,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/url",schemaPath:"#/properties/\
attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.url.type,parentSchema:m.properties.attributes.properties.
url,data:i};e===null?e=[o]:e.push(o),a++}}if(t.format!==void 0){let i=t.format;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/format",schemaPath:"\
#/properties/attributes/properties/format/type",keyword:"type",params:{type:m.properties.attributes.properties.format.type},schema:m.properties.attributes.properties.
format.type,parentSchema:m.properties.attributes.properties.format,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mime_type!==void 0){let i=t.mime_type;if(typeof i!=
"string"&&i!==null){let o={instancePath:p+"/attributes/mime_type",schemaPath:"#/properties/attributes/properties/mime_type/type",keyword:"type",params:{type:m.properties.
attributes.properties.mime_type.type},schema:m.properties.attributes.properties.mime_type.type,parentSchema:m.properties.attributes.properties.mime_type,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.size!==void 0){let i=t.size;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+"/attributes/size",
schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.size.type,parentSchema:m.
properties.attributes.properties.size,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attribut\
es/size",schemaPath:"#/properties/attributes/properties/size/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.size,data:i};e===null?e=[o]:e.push(o),a++}}if(t.md5!==void 0){let i=t.md5;if(typeof i=="string"){if(!$i.test(i)){let o={instancePath:p+"/attributes/m\
d5",schemaPath:"#/properties/attributes/properties/md5/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{32}$"},schema:"^[0-9a-f]{32}$",parentSchema:m.properties.
attributes.properties.md5,data:i};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:p+"/attributes/md5",schemaPath:"#/properties/attributes/properties/md5/\
type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.md5.type,parentSchema:m.properties.attributes.properties.md5,data:i};e===null?
e=[o]:e.push(o),a++}}if(t.width!==void 0){let i=t.width;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/w\
idth",schemaPath:"#/properties/attributes/properties/width/type",keyword:"type",params:{type:m.properties.attributes.properties.width.type},schema:m.properties.
attributes.properties.width.type,parentSchema:m.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&
(i<0||isNaN(i))){let o={instancePath:p+"/attributes/width",schemaPath:"#/properties/attributes/properties/width/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.width,data:i};e===null?e=[o]:e.push(o),a++}}if(t.height!==void 0){let i=t.height;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/height",schemaPath:"#/properties/attributes/properties/height/type",keyword:"\
type",params:{type:m.properties.attributes.properties.height.type},schema:m.properties.attributes.properties.height.type,parentSchema:m.properties.attributes.properties.
height,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/height",schemaPath:"#/proper\
ties/attributes/properties/height/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.height,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.is_image!==void 0){let i=t.is_image;if(typeof i!="boolean"){let o={instancePath:p+"/attributes/is_image",schemaPath:"#/proper\
ties/attributes/properties/is_image/type",keyword:"type",params:{type:"boolean"},schema:m.properties.attributes.properties.is_image.type,parentSchema:m.properties.
attributes.properties.is_image,data:i};e===null?e=[o]:e.push(o),a++}}if(t.author!==void 0){let i=t.author;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/author",schemaPath:"#/properties/attributes/properties/author/type",keyword:"type",params:{type:m.properties.attributes.properties.author.type},schema:m.
properties.attributes.properties.author.type,parentSchema:m.properties.attributes.properties.author,data:i};e===null?e=[o]:e.push(o),a++}}if(t.copyright!==void 0){
let i=t.copyright;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/copyright",schemaPath:"#/properties/attributes/properties/copyright/type",
keyword:"type",params:{type:m.properties.attributes.properties.copyright.type},schema:m.properties.attributes.properties.copyright.type,parentSchema:m.properties.
attributes.properties.copyright,data:i};e===null?e=[o]:e.push(o),a++}}if(t.notes!==void 0){let i=t.notes;if(typeof i!="string"&&i!==null){let o={instancePath:p+
"/attributes/notes",schemaPath:"#/properties/attributes/properties/notes/type",keyword:"type",params:{type:m.properties.attributes.properties.notes.type},schema:m.
properties.attributes.properties.notes.type,parentSchema:m.properties.attributes.properties.notes,data:i};e===null?e=[o]:e.push(o),a++}}if(t.tags!==void 0){let i=t.
tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(typeof n!="string"){let u={instancePath:p+"/attributes/tags/"+d,schemaPath:"#/proper\
ties/attributes/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:m.properties.attributes.properties.tags.items.type,parentSchema:m.properties.
attributes.properties.tags.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/tags",schemaPath:"#/properties/attributes/proper\
ties/tags/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.tags.type,parentSchema:m.properties.attributes.properties.tags,data:i};
e===null?e=[o]:e.push(o),a++}}if(t.default_field_metadata!==void 0){let i=t.default_field_metadata;if(i&&typeof i=="object"&&!Array.isArray(i))for(let o in i)jr(
i[o],{instancePath:p+"/attributes/default_field_metadata/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:o,rootData:y,dynamicAnchors:c})||
(e=e===null?jr.errors:v(e,jr.errors),a=e.length);else{let o={instancePath:p+"/attributes/default_field_metadata",schemaPath:"#/properties/attributes/properties/\
default_field_metadata/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.default_field_metadata.type,parentSchema:m.properties.
attributes.properties.default_field_metadata,data:i};e===null?e=[o]:e.push(o),a++}}if(t.duration!==void 0){let i=t.duration;if(!(typeof i=="number"&&isFinite(i))&&
i!==null){let o={instancePath:p+"/attributes/duration",schemaPath:"#/properties/attributes/properties/duration/type",keyword:"type",params:{type:m.properties.attributes.
properties.duration.type},schema:m.properties.attributes.properties.duration.type,parentSchema:m.properties.attributes.properties.duration,data:i};e===null?e=[o]:
e.push(o),a++}}if(t.frame_rate!==void 0){let i=t.frame_rate;if(!(typeof i=="number"&&isFinite(i))&&i!==null){let o={instancePath:p+"/attributes/frame_rate",schemaPath:"\
#/properties/attributes/properties/frame_rate/type",keyword:"type",params:{type:m.properties.attributes.properties.frame_rate.type},schema:m.properties.attributes.
properties.frame_rate.type,parentSchema:m.properties.attributes.properties.frame_rate,data:i};e===null?e=[o]:e.push(o),a++}}if(t.blurhash!==void 0){let i=t.blurhash;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/blurhash",schemaPath:"#/properties/attributes/properties/blurhash/type",keyword:"type",params:{
type:m.properties.attributes.properties.blurhash.type},schema:m.properties.attributes.properties.blurhash.type,parentSchema:m.properties.attributes.properties.blurhash,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.thumbhash!==void 0){let i=t.thumbhash;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/thumbhash",
schemaPath:"#/properties/attributes/properties/thumbhash/type",keyword:"type",params:{type:m.properties.attributes.properties.thumbhash.type},schema:m.properties.
attributes.properties.thumbhash.type,parentSchema:m.properties.attributes.properties.thumbhash,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_playback_id!==void 0){
let i=t.mux_playback_id;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_playback_id",schemaPath:"#/properties/attributes/properties/mux_\
playback_id/type",keyword:"type",params:{type:m.properties.attributes.properties.mux_playback_id.type},schema:m.properties.attributes.properties.mux_playback_id.
type,parentSchema:m.properties.attributes.properties.mux_playback_id,data:i};e===null?e=[o]:e.push(o),a++}}if(t.mux_mp4_highest_res!==void 0){let i=t.mux_mp4_highest_res;
if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/type",
keyword:"type",params:{type:m.properties.attributes.properties.mux_mp4_highest_res.type},schema:m.properties.attributes.properties.mux_mp4_highest_res.type,parentSchema:m.
properties.attributes.properties.mux_mp4_highest_res,data:i};e===null?e=[o]:e.push(o),a++}if(!(i==="high"||i==="medium"||i==="low"||i===null)){let o={instancePath:p+
"/attributes/mux_mp4_highest_res",schemaPath:"#/properties/attributes/properties/mux_mp4_highest_res/enum",keyword:"enum",params:{allowedValues:m.properties.attributes.
properties.mux_mp4_highest_res.enum},schema:m.properties.attributes.properties.mux_mp4_highest_res.enum,parentSchema:m.properties.attributes.properties.mux_mp4_highest_res,
data:i};e===null?e=[o]:e.push(o),a++}}if(t.smart_tags!==void 0){let i=t.smart_tags;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(typeof n!=
"string"){let u={instancePath:p+"/attributes/smart_tags/"+d,schemaPath:"#/properties/attributes/properties/smart_tags/items/type",keyword:"type",params:{type:"s\
tring"},schema:m.properties.attributes.properties.smart_tags.items.type,parentSchema:m.properties.attributes.properties.smart_tags.items,data:n};e===null?e=[u]:
e.push(u),a++}}}else{let o={instancePath:p+"/attributes/smart_tags",schemaPath:"#/properties/attributes/properties/smart_tags/type",keyword:"type",params:{type:"\
array"},schema:m.properties.attributes.properties.smart_tags.type,parentSchema:m.properties.attributes.properties.smart_tags,data:i};e===null?e=[o]:e.push(o),a++}}
if(t.exif_info!==void 0){let i=t.exif_info;if(!(i&&typeof i=="object"&&!Array.isArray(i))){let o={instancePath:p+"/attributes/exif_info",schemaPath:"#/propertie\
s/attributes/properties/exif_info/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.exif_info.type,parentSchema:m.properties.
attributes.properties.exif_info,data:i};e===null?e=[o]:e.push(o),a++}}if(t.colors!==void 0){let i=t.colors;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){
let n=i[d];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.red===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/pro\
perties/colors/items/required",keyword:"required",params:{missingProperty:"red"},schema:m.properties.attributes.properties.colors.items.required,parentSchema:m.
properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.green===void 0){let u={instancePath:p+"/attributes/colors/"+d,schemaPath:"\
#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"green"},schema:m.properties.attributes.properties.colors.items.
required,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.blue===void 0){let u={instancePath:p+"/attribute\
s/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"blue"},schema:m.properties.attributes.
properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.alpha===void 0){let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/required",keyword:"required",params:{missingProperty:"alpha"},schema:m.properties.
attributes.properties.colors.items.required,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!(u===
"red"||u==="green"||u==="blue"||u==="alpha")){let f={instancePath:p+"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?
e=[f]:e.push(f),a++}if(n.red!==void 0){let u=n.red;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/red",
schemaPath:"#/properties/attributes/properties/colors/items/properties/red/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.
colors.items.properties.red.type,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="\
number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/prope\
rties/red/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.red,data:u};
e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/red",schemaPath:"#/properties/attributes/properties/colors/items/\
properties/red/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.red,
data:u};e===null?e=[f]:e.push(f),a++}}}if(n.green!==void 0){let u=n.green;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attr\
ibutes/colors/"+d+"/green",schemaPath:"#/properties/attributes/properties/colors/items/properties/green/type",keyword:"type",params:{type:"integer"},schema:m.properties.
attributes.properties.colors.items.properties.green.type,parentSchema:m.properties.attributes.properties.colors.items.properties.green,data:u};e===null?e=[f]:e.
push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/properties/attributes/p\
roperties/colors/items/properties/green/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.attributes.properties.
colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/green",schemaPath:"#/proper\
ties/attributes/properties/colors/items/properties/green/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.properties.attributes.
properties.colors.items.properties.green,data:u};e===null?e=[f]:e.push(f),a++}}}if(n.blue!==void 0){let u=n.blue;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u))){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/type",keyword:"type",params:{
type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.blue.type,parentSchema:m.properties.attributes.properties.colors.items.properties.
blue,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",schemaPath:"\
#/properties/attributes/properties/colors/items/properties/blue/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},schema:255,parentSchema:m.properties.
attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+"/attributes/colors/"+d+"/blue",
schemaPath:"#/properties/attributes/properties/colors/items/properties/blue/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:m.
properties.attributes.properties.colors.items.properties.blue,data:u};e===null?e=[f]:e.push(f),a++}}}if(n.alpha!==void 0){let u=n.alpha;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/a\
lpha/type",keyword:"type",params:{type:"integer"},schema:m.properties.attributes.properties.colors.items.properties.alpha.type,parentSchema:m.properties.attributes.
properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(typeof u=="number"&&isFinite(u)){if(u>255||isNaN(u)){let f={instancePath:p+"/at\
tributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/maximum",keyword:"maximum",params:{comparison:"<=",limit:255},
schema:255,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}if(u<0||isNaN(u)){let f={instancePath:p+
"/attributes/colors/"+d+"/alpha",schemaPath:"#/properties/attributes/properties/colors/items/properties/alpha/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},schema:0,parentSchema:m.properties.attributes.properties.colors.items.properties.alpha,data:u};e===null?e=[f]:e.push(f),a++}}}}else{let u={instancePath:p+
"/attributes/colors/"+d,schemaPath:"#/properties/attributes/properties/colors/items/type",keyword:"type",params:{type:"object"},schema:m.properties.attributes.properties.
colors.items.type,parentSchema:m.properties.attributes.properties.colors.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/attributes/co\
lors",schemaPath:"#/properties/attributes/properties/colors/type",keyword:"type",params:{type:"array"},schema:m.properties.attributes.properties.colors.type,parentSchema:m.
properties.attributes.properties.colors,data:i};e===null?e=[o]:e.push(o),a++}}if(t.created_at!==void 0){let i=t.created_at;if(typeof i!="string"&&i!==null){let o={
instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:m.properties.attributes.properties.
created_at.type},schema:m.properties.attributes.properties.created_at.type,parentSchema:m.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(
o),a++}if(typeof i=="string"&&!ae.test(i)){let o={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.attributes.properties.created_at,data:i};e===null?e=[o]:e.push(o),a++}}if(t.updated_at!==
void 0){let i=t.updated_at;if(typeof i!="string"&&i!==null){let o={instancePath:p+"/attributes/updated_at",schemaPath:"#/properties/attributes/properties/update\
d_at/type",keyword:"type",params:{type:m.properties.attributes.properties.updated_at.type},schema:m.properties.attributes.properties.updated_at.type,parentSchema:m.
properties.attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="string"&&!ae.test(i)){let o={instancePath:p+"/attributes/updated_\
at",schemaPath:"#/properties/attributes/properties/updated_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:m.properties.
attributes.properties.updated_at,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:m.properties.attributes.type,parentSchema:m.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==
void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.creator===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/required",keyword:"required",params:{missingProperty:"creator"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,
data:t};e===null?e=[i]:e.push(i),a++}if(t.upload_collection===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"\
required",params:{missingProperty:"upload_collection"},schema:m.properties.relationships.required,parentSchema:m.properties.relationships,data:t};e===null?e=[i]:
e.push(i),a++}for(let i in t)if(!(i==="creator"||i==="upload_collection")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:m.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}
if(t.creator!==void 0){let i=t.creator;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/creator",schemaPath:"\
#/properties/relationships/properties/creator/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.creator.
required,parentSchema:m.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/r\
elationships/creator",schemaPath:"#/properties/relationships/properties/creator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:m.properties.relationships.properties.creator,data:i};e===null?e=[d]:e.push(d),a++}i.data!==void 0&&(rr(i.data,{instancePath:p+"/relation\
ships/creator/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?rr.errors:v(e,rr.errors),a=e.length))}else{let o={instancePath:p+
"/relationships/creator",schemaPath:"#/properties/relationships/properties/creator/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.
properties.creator.type,parentSchema:m.properties.relationships.properties.creator,data:i};e===null?e=[o]:e.push(o),a++}}if(t.upload_collection!==void 0){let i=t.
upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/proper\
ties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"data"},schema:m.properties.relationships.properties.upload_collection.
required,parentSchema:m.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:o},schema:!1,parentSchema:m.properties.relationships.properties.upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.
data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relati\
onships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;
n=r}if(!n){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"#/properties/relationships/properties/upload_collection/properties/data/if",
keyword:"if",params:{failingKeyword:"else"},schema:m.properties.relationships.properties.upload_collection.properties.data.if,parentSchema:m.properties.relationships.
properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/\
properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.properties.upload_collection.
type,parentSchema:m.properties.relationships.properties.upload_collection,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:m.properties.relationships.type,parentSchema:m.properties.relationships,data:t};e===
null?e=[i]:e.push(i),a++}}s.meta!==void 0&&(Ir(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?
Ir.errors:v(e,Ir.errors),a=e.length))}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:m.type,parentSchema:m,data:s};
e===null?e=[t]:e.push(t),a++}return ct.errors=e,a===0}ct.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ur={type:"object",additionalProperties:!1,required:[
"total_count"],properties:{total_count:{type:"integer",minimum:0}}};function Ee(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.total_count===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_count"},schema:Ur.required,parentSchema:Ur,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(r!=="total_count"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ur,data:s};e===null?e=[t]:e.push(t),a++}if(s.total_count!==void 0){let r=s.total_count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:p+"/total_count",schemaPath:"#/properties/total_count/type",keyword:"type",params:{type:"integer"},schema:Ur.properties.total_count.type,
parentSchema:Ur.properties.total_count,data:r};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let t={instancePath:p+"/total_c\
ount",schemaPath:"#/properties/total_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:Ur.properties.total_count,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ur.type,parentSchema:Ur,data:s};e===null?
e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=zs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:hr.required,parentSchema:hr,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:hr.
required,parentSchema:hr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:hr,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ct(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===
null?ct.errors:v(e,ct.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:hr.
properties.data.type,parentSchema:hr.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ee.errors:v(e,Ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:hr.type,parentSchema:hr,data:s};e===null?e=[r]:e.push(r),a++}return zs.errors=e,a===0}zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Va=Bs,
Gt={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/d\
ata/UploadRequest"},Z={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"uploa\
d_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"\
object",additionalProperties:{type:"string"}}}}}};function ft(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=ft.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:Z.required,parentSchema:Z,data:s};e===null?e=[r]:e.push(
r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:Z.required,parentSchema:Z,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Z,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:Z.properties.id.type,parentSchema:Z.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:Z.properties.type.type,parentSchema:Z.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_reques\
t"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:Z.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"url"},schema:Z.properties.attributes.
required,parentSchema:Z.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:Z.properties.attributes.required,parentSchema:Z.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="url"||t==="request_headers")){let i={instancePath:p+"/attributes",schemaPath:"#/propert\
ies/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:Z.properties.attributes,data:r};e===null?
e=[i]:e.push(i),a++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(!xt(t)){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes\
/properties/url/format",keyword:"format",params:{format:"uri"},schema:"uri",parentSchema:Z.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),
a++}}else{let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:Z.properties.
attributes.properties.url.type,parentSchema:Z.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.
request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers\
/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:Z.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:Z.properties.attributes.properties.request_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/ty\
pe",keyword:"type",params:{type:"object"},schema:Z.properties.attributes.properties.request_headers.type,parentSchema:Z.properties.attributes.properties.request_headers,
data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},
schema:Z.properties.attributes.type,parentSchema:Z.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Z.type,parentSchema:Z,data:s};e===null?e=[r]:e.push(r),a++}return ft.errors=e,a===0}ft.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Bs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Bs.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:Gt.required,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Gt,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(ft(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?ft.errors:v(e,ft.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Gt.type,parentSchema:Gt,data:s};e===null?e=[r]:e.push(r),
a++}return Bs.errors=e,a===0}Bs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var La=Ms,Yt={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},oe={type:"object",additionalProperties:!1,
properties:{type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{
type:"object",additionalProperties:!1,properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},
else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["type"]};function ht(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ht.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:oe.required,parentSchema:oe,
data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:oe,data:s};e===null?e=[i]:e.push(i),a++}if(s.type!==void 0){let t=s.type;
if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:oe.properties.type.type,parentSchema:oe.
properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_request"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",
params:{allowedValue:"upload_request"},schema:"upload_request",parentSchema:oe.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="filename"){let o={instancePath:p+"/attributes",schemaPath:"#/properties/attribute\
s/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:oe.properties.attributes,data:t};e===null?e=[o]:e.push(
o),a++}if(t.filename!==void 0){let i=t.filename;if(typeof i!="string"){let o={instancePath:p+"/attributes/filename",schemaPath:"#/properties/attributes/properti\
es/filename/type",keyword:"type",params:{type:"string"},schema:oe.properties.attributes.properties.filename.type,parentSchema:oe.properties.attributes.properties.
filename,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:oe.properties.attributes.type,parentSchema:oe.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;
if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="upload_collection"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relation\
ships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:oe.properties.relationships,data:t};e===null?e=[
o]:e.push(o),a++}if(t.upload_collection!==void 0){let i=t.upload_collection;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+
"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/required",keyword:"required",params:{missingProperty:"dat\
a"},schema:oe.properties.relationships.properties.upload_collection.required,parentSchema:oe.properties.relationships.properties.upload_collection,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upl\
oad_collection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:oe.properties.relationships.properties.
upload_collection,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===
a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/upload_collection/data",parentData:i,parentDataProperty:"data",rootData:y,
dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/upload_collection/data",schemaPath:"\
#/properties/relationships/properties/upload_collection/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:oe.properties.relationships.properties.
upload_collection.properties.data.if,parentSchema:oe.properties.relationships.properties.upload_collection.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{
let o={instancePath:p+"/relationships/upload_collection",schemaPath:"#/properties/relationships/properties/upload_collection/type",keyword:"type",params:{type:"\
object"},schema:oe.properties.relationships.properties.upload_collection.type,parentSchema:oe.properties.relationships.properties.upload_collection,data:i};e===
null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:oe.
properties.relationships.type,parentSchema:oe.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:oe.type,parentSchema:oe,data:s};e===null?e=[t]:e.push(t),a++}return ht.errors=e,a===0}ht.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ms(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ms.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"data"},schema:Yt.required,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Yt,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(ht(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?ht.errors:v(e,ht.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Yt.type,parentSchema:Yt,data:s};e===null?e=[r]:e.push(r),
a++}return Ms.errors=e,a===0}Ms.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var bs=Ws,Qt={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhook"},_={type:"object",additionalProperties:!1,required:["id","type","\
attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name","url","custo\
m_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{name:{
type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{
$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},
enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},Je={type:"object",additionalProperties:!1,
required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"stan\
din://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://json-api/schemas#/$defs/WebhookEventFilter"}}}},Jt={type:"strin\
g",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function tr(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!=
"string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:Jt.type,parentSchema:Jt,data:s};e===null?e=[r]:e.push(r),a++}if(!(s===
"item"||s==="item_type"||s==="upload"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Jt.enum},schema:Jt.enum,parentSchema:Jt,data:s};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.
evaluated={dynamicProps:!1,dynamicItems:!1};var Xt={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succ\
eeded","deploy_failed","change","invalidate"]};function sr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"t\
ype",params:{type:"string"},schema:Xt.type,parentSchema:Xt,data:s};e===null?e=[r]:e.push(r),a++}if(!(s==="create"||s==="update"||s==="delete"||s==="publish"||s===
"unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Xt.enum},schema:Xt.enum,parentSchema:Xt,data:s};e===null?e=[r]:e.push(r),a++}return sr.errors=e,a===0}sr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var we={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:[
"item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function _t(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=_t.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}if(s.entity_ids===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_ids"},schema:we.required,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||r===
"entity_ids")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:we,
data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0){let r=s.entity_type;if(typeof r!="string"){let t={instancePath:p+"/entity_type",schemaPath:"#/pr\
operties/entity_type/type",keyword:"type",params:{type:"string"},schema:we.properties.entity_type.type,parentSchema:we.properties.entity_type,data:r};e===null?e=
[t]:e.push(t),a++}if(!(r==="item_type"||r==="item"||r==="build_trigger"||r==="environment"||r==="environment_type")){let t={instancePath:p+"/entity_type",schemaPath:"\
#/properties/entity_type/enum",keyword:"enum",params:{allowedValues:we.properties.entity_type.enum},schema:we.properties.entity_type.enum,parentSchema:we.properties.
entity_type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.entity_ids!==void 0){let r=s.entity_ids;if(Array.isArray(r)){if(r.length<1){let i={instancePath:p+"/entit\
y_ids",schemaPath:"#/properties/entity_ids/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:we.properties.entity_ids,data:r};e===null?e=[i]:e.
push(i),a++}let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d={instancePath:p+"/entity_ids/"+i,schemaPath:"#/properties/entity_ids/ite\
ms/type",keyword:"type",params:{type:"string"},schema:we.properties.entity_ids.items.type,parentSchema:we.properties.entity_ids.items,data:o};e===null?e=[d]:e.push(
d),a++}}}else{let t={instancePath:p+"/entity_ids",schemaPath:"#/properties/entity_ids/type",keyword:"type",params:{type:"array"},schema:we.properties.entity_ids.
type,parentSchema:we.properties.entity_ids,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},schema:we.type,parentSchema:we,data:s};e===null?e=[r]:e.push(r),a++}return _t.errors=e,a===0}_t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
entity_type"},schema:Je.required,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"event_types"},schema:Je.required,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="entity_type"||
r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Je,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&(tr(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:y,dynamicAnchors:c})||(e=e===null?tr.errors:v(e,tr.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)sr(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?sr.errors:v(e,
sr.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:Je.properties.
event_types.type,parentSchema:Je.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){
let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:Je.properties.filters.type},schema:Je.properties.filters.type,
parentSchema:Je.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)_t(r[i],{instancePath:p+"/filter\
s/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?_t.errors:v(e,_t.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Je.type,parentSchema:Je,data:s};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function bt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=bt.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:_.required,parentSchema:_,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},schema:!1,parentSchema:_,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_.properties.id.type,parentSchema:_.properties.id,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:_.properties.type.type,parentSchema:_.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:_.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:_.properties.attributes.required,parentSchema:_.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"url"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:_.
properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attribut\
es",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:_.properties.attributes.required,parentSchema:_.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"events"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_bas\
ic_user"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:_.properties.
attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"payload_api_version"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:_.properties.attributes.
required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!de.call(_.properties.attributes.properties,t)){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.name.type,parentSchema:_.properties.attributes.
properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.url.type,parentSchema:_.properties.
attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:_.properties.attributes.properties.
custom_payload.type},schema:_.properties.attributes.properties.custom_payload.type,parentSchema:_.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.headers.additionalProperties.type,parentSchema:_.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:_.properties.attributes.properties.headers.type,parentSchema:_.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Pe(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?Pe.errors:v(e,Pe.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:_.properties.attributes.properties.
events.type,parentSchema:_.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:_.properties.attributes.properties.http_basic_user.type},schema:_.properties.attributes.properties.http_basic_user.type,parentSchema:_.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:_.properties.attributes.properties.http_basic_password.type},schema:_.properties.attributes.properties.http_basic_password.type,parentSchema:_.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.enabled.
type,parentSchema:_.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:_.properties.attributes.properties.payload_api_version.type,parentSchema:_.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:_.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:_.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.auto_retry.type,parentSchema:_.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:_.properties.attributes.type,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}return bt.errors=e,a===0}bt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ws(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ws.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Qt.required,parentSchema:Qt,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Qt,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(bt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?bt.
errors:v(e,bt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Qt.type,parentSchema:Qt,data:s};e===
null?e=[r]:e.push(r),a++}return Ws.errors=e,a===0}Ws.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ua=Zs,es={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},F={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function Pt(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Pt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:F.required,parentSchema:F,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:F,data:s};e===null?e=[t]:
e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"str\
ing"},schema:F.properties.id.type,parentSchema:F.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:F.properties.type.type,parentSchema:F.properties.type,data:r};
e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},
schema:"webhook",parentSchema:F.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.
isArray(r)){for(let t in r)if(!de.call(F.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:F.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"t\
ype",params:{type:"string"},schema:F.properties.attributes.properties.name.type,parentSchema:F.properties.attributes.properties.name,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/properties/attributes/properties/url/type",keyword:"\
type",params:{type:"string"},schema:F.properties.attributes.properties.url.type,parentSchema:F.properties.attributes.properties.url,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/custom_payload",schemaPath:"#/p\
roperties/attributes/properties/custom_payload/type",keyword:"type",params:{type:F.properties.attributes.properties.custom_payload.type},schema:F.properties.attributes.
properties.custom_payload.type,parentSchema:F.properties.attributes.properties.custom_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.
headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/headers/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:F.properties.
attributes.properties.headers.additionalProperties.type,parentSchema:F.properties.attributes.properties.headers.additionalProperties,data:o};e===null?e=[d]:e.push(
d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properties/headers/type",keyword:"type",params:{type:"object"},schema:F.
properties.attributes.properties.headers.type,parentSchema:F.properties.attributes.properties.headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){
let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Pe(t[o],{instancePath:p+"/attributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,
dynamicAnchors:c})||(e=e===null?Pe.errors:v(e,Pe.errors),a=e.length)}else{let i={instancePath:p+"/attributes/events",schemaPath:"#/properties/attributes/propert\
ies/events/type",keyword:"type",params:{type:"array"},schema:F.properties.attributes.properties.events.type,parentSchema:F.properties.attributes.properties.events,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes\
/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"type",params:{type:F.properties.attributes.properties.http_basic_user.
type},schema:F.properties.attributes.properties.http_basic_user.type,parentSchema:F.properties.attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_password",
schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{type:F.properties.attributes.properties.http_basic_password.type},
schema:F.properties.attributes.properties.http_basic_password.type,parentSchema:F.properties.attributes.properties.http_basic_password,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/enabled",schemaPath:"#/properties/attributes/prop\
erties/enabled/type",keyword:"type",params:{type:"boolean"},schema:F.properties.attributes.properties.enabled.type,parentSchema:F.properties.attributes.properties.
enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;if(typeof t!="string"){let i={instancePath:p+"/attr\
ibutes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:F.properties.attributes.
properties.payload_api_version.type,parentSchema:F.properties.attributes.properties.payload_api_version,data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==
void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/nested_items_in_payload",schemaPath:"#/properties/attributes/\
properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:F.properties.attributes.properties.nested_items_in_payload.type,parentSchema:F.
properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolea\
n"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properties/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:F.
properties.attributes.properties.auto_retry.type,parentSchema:F.properties.attributes.properties.auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:F.properties.attributes.type,parentSchema:F.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:F.type,parentSchema:F,data:s};
e===null?e=[r]:e.push(r),a++}return Pt.errors=e,a===0}Pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Zs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Zs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:es.required,parentSchema:es,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:es,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(Pt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"\
data",rootData:y,dynamicAnchors:c})||(e=e===null?Pt.errors:v(e,Pt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:es.type,parentSchema:es,data:s};e===null?e=[r]:e.push(r),a++}return Zs.errors=e,a===0}Zs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var za=Hs,
rs={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/d\
ata/WebhookCreate"},I={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"o\
bject",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"strin\
g"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{
type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}};function gt(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=gt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:I.
required,parentSchema:I,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attributes"},schema:I.required,parentSchema:I,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="attributes")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:I,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:I.
properties.type.type,parentSchema:I.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"#/propertie\
s/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:I.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==
void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribu\
tes/required",keyword:"required",params:{missingProperty:"name"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:r};e===null?e=
[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:I.properties.attributes.required,
parentSchema:I.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:I.properties.attributes.required,parentSchema:I.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:I.properties.attributes.
required,parentSchema:I.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:I.properties.attributes.required,parentSchema:I.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!de.call(I.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:I.properties.attributes,data:r};
e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/attribute\
s/properties/name/type",keyword:"type",params:{type:"string"},schema:I.properties.attributes.properties.name.type,parentSchema:I.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:I.properties.attributes.properties.url.type,parentSchema:I.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:I.properties.attributes.properties.
custom_payload.type},schema:I.properties.attributes.properties.custom_payload.type,parentSchema:I.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:I.properties.attributes.properties.headers.additionalProperties.type,parentSchema:I.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:I.properties.attributes.properties.headers.type,parentSchema:I.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Pe(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?Pe.errors:v(e,Pe.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:I.properties.attributes.properties.
events.type,parentSchema:I.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:I.properties.attributes.properties.http_basic_user.type},schema:I.properties.attributes.properties.http_basic_user.type,parentSchema:I.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:I.properties.attributes.properties.http_basic_password.type},schema:I.properties.attributes.properties.http_basic_password.type,parentSchema:I.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:I.properties.attributes.properties.enabled.
type,parentSchema:I.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:I.properties.attributes.properties.payload_api_version.type,parentSchema:I.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:I.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:I.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:I.properties.attributes.properties.auto_retry.type,parentSchema:I.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:I.properties.attributes.type,parentSchema:I.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:I.type,parentSchema:I,data:s};e===null?e=[r]:e.push(r),a++}return gt.errors=e,a===0}gt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Hs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Hs.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:rs.required,parentSchema:rs,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="da\
ta"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:rs,data:s};e===
null?e=[t]:e.push(t),a++}s.data!==void 0&&(gt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?gt.
errors:v(e,gt.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:rs.type,parentSchema:rs,data:s};e===
null?e=[r]:e.push(r),a++}return Hs.errors=e,a===0}Hs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ba=Ks,_r={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function Nr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Nr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"id"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),
a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:_,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_.properties.id.type,parentSchema:_.properties.id,data:r};e===null?e=[t]:e.push(
t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"s\
tring"},schema:_.properties.type.type,parentSchema:_.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+"/type",schemaPath:"\
#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:_.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.
attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
url"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:_.properties.attributes.required,
parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/at\
tributes/required",keyword:"required",params:{missingProperty:"headers"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
events"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_user===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_user"},schema:_.properties.attributes.
required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:_.properties.attributes.required,parentSchema:_.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"enabled"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"payl\
oad_api_version"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.nested_items_in_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"nested_items_in_payload"},
schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:_.properties.attributes.required,parentSchema:_.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!de.call(_.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_.properties.attributes,
data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/properties/a\
ttributes/properties/name/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.name.type,parentSchema:_.properties.attributes.properties.
name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"#/propertie\
s/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.url.type,parentSchema:_.properties.attributes.
properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:_.properties.attributes.properties.
custom_payload.type},schema:_.properties.attributes.properties.custom_payload.type,parentSchema:_.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.headers.additionalProperties.type,parentSchema:_.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:_.properties.attributes.properties.headers.type,parentSchema:_.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Pe(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?Pe.errors:v(e,Pe.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:_.properties.attributes.properties.
events.type,parentSchema:_.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:_.properties.attributes.properties.http_basic_user.type},schema:_.properties.attributes.properties.http_basic_user.type,parentSchema:_.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:_.properties.attributes.properties.http_basic_password.type},schema:_.properties.attributes.properties.http_basic_password.type,parentSchema:_.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.enabled.
type,parentSchema:_.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:_.properties.attributes.properties.payload_api_version.type,parentSchema:_.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:_.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:_.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.auto_retry.type,parentSchema:_.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:_.properties.attributes.type,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ks(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ks.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:_r.required,parentSchema:_r,data:s};e===null?e=[r]:e.push(r),a++}
for(let r in s)if(!(r==="data"||r==="meta")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:_r,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Nr(r[i],
{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Nr.errors:v(e,Nr.errors),a=e.length)}else{let t={instancePath:p+
"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:_r.properties.data.type,parentSchema:_r.properties.data,data:r};e===null?
e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ee.errors:
v(e,Ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:_r.type,parentSchema:_r,data:s};e===null?
e=[r]:e.push(r),a++}return Ks.errors=e,a===0}Ks.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ma=Gs,ar={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMe\
ta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},h={type:"object",additionalProperties:!1,required:["id","type","attribut\
es","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:["entit\
y_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_auto_retr\
ies_count","last_sent_at","next_retry_at","status","failure_reason","attempts"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{
$ref:"standin://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:["string","null"],format:"date-tim\
e"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"},failure_reason:{type:["string",
"null"]},attempts:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCallAttempt"}}}},relationships:{type:"object",additionalProperties:!1,required:[
"webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:["type",
"id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},ts={type:"string",enum:["pending","success","failed","rescheduled"]};function $r(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=$r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof s!="string"){let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ts.type,parentSchema:ts,data:s};e===
null?e=[r]:e.push(r),a++}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ts.
enum},schema:ts.enum,parentSchema:ts,data:s};e===null?e=[r]:e.push(r),a++}return $r.errors=e,a===0}$r.evaluated={dynamicProps:!1,dynamicItems:!1};var x={type:"o\
bject",additionalProperties:!1,required:["attempted_at","cause","request_url","request_headers","request_payload","response_status","response_headers","response\
_payload","failure_reason"],properties:{attempted_at:{type:"string",format:"date-time"},cause:{type:"string",enum:["event","retry","resend"]},request_url:{type:"\
string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{
type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},failure_reason:{type:["string","null"]}}};function xr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.attempted_at===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"attempted_at"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.cause===void 0){let r={instancePath:p,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"cause"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_url===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_url"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(
r),a++}if(s.request_headers===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"request_headers"},schema:x.required,
parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.request_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_status===void 0){let r={instancePath:p,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"response_status"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.response_headers===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_headers"},schema:x.required,parentSchema:x,data:s};e===
null?e=[r]:e.push(r),a++}if(s.response_payload===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"response_payl\
oad"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}if(s.failure_reason===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failure_reason"},schema:x.required,parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!de.call(x.properties,
r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:x,data:s};e===
null?e=[t]:e.push(t),a++}if(s.attempted_at!==void 0){let r=s.attempted_at;if(typeof r=="string"){if(!ae.test(r)){let t={instancePath:p+"/attempted_at",schemaPath:"\
#/properties/attempted_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:x.properties.attempted_at,data:r};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:p+"/attempted_at",schemaPath:"#/properties/attempted_at/type",keyword:"type",params:{type:"string"},schema:x.properties.
attempted_at.type,parentSchema:x.properties.attempted_at,data:r};e===null?e=[t]:e.push(t),a++}}if(s.cause!==void 0){let r=s.cause;if(typeof r!="string"){let t={
instancePath:p+"/cause",schemaPath:"#/properties/cause/type",keyword:"type",params:{type:"string"},schema:x.properties.cause.type,parentSchema:x.properties.cause,
data:r};e===null?e=[t]:e.push(t),a++}if(!(r==="event"||r==="retry"||r==="resend")){let t={instancePath:p+"/cause",schemaPath:"#/properties/cause/enum",keyword:"\
enum",params:{allowedValues:x.properties.cause.enum},schema:x.properties.cause.enum,parentSchema:x.properties.cause,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_url!==
void 0){let r=s.request_url;if(typeof r!="string"){let t={instancePath:p+"/request_url",schemaPath:"#/properties/request_url/type",keyword:"type",params:{type:"\
string"},schema:x.properties.request_url.type,parentSchema:x.properties.request_url,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_headers!==void 0){let r=s.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/request_headers/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:x.properties.request_headers.
additionalProperties.type,parentSchema:x.properties.request_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}else{let t={instancePath:p+"/requ\
est_headers",schemaPath:"#/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:x.properties.request_headers.type,parentSchema:x.properties.
request_headers,data:r};e===null?e=[t]:e.push(t),a++}}if(s.request_payload!==void 0){let r=s.request_payload;if(typeof r!="string"){let t={instancePath:p+"/requ\
est_payload",schemaPath:"#/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:x.properties.request_payload.type,parentSchema:x.properties.
request_payload,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_status!==void 0){let r=s.response_status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))&&r!==null){let t={instancePath:p+"/response_status",schemaPath:"#/properties/response_status/type",keyword:"type",params:{type:x.properties.response_status.
type},schema:x.properties.response_status.type,parentSchema:x.properties.response_status,data:r};e===null?e=[t]:e.push(t),a++}}if(s.response_headers!==void 0){let r=s.
response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null){let t={instancePath:p+"/response_headers",schemaPath:"#/properties/response_headers/t\
ype",keyword:"type",params:{type:x.properties.response_headers.type},schema:x.properties.response_headers.type,parentSchema:x.properties.response_headers,data:r};
e===null?e=[t]:e.push(t),a++}if(r&&typeof r=="object"&&!Array.isArray(r))for(let t in r){let i=r[t];if(typeof i!="string"){let o={instancePath:p+"/response_head\
ers/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:x.
properties.response_headers.additionalProperties.type,parentSchema:x.properties.response_headers.additionalProperties,data:i};e===null?e=[o]:e.push(o),a++}}}if(s.
response_payload!==void 0){let r=s.response_payload;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/response_payload",schemaPath:"#/properties/response\
_payload/type",keyword:"type",params:{type:x.properties.response_payload.type},schema:x.properties.response_payload.type,parentSchema:x.properties.response_payload,
data:r};e===null?e=[t]:e.push(t),a++}}if(s.failure_reason!==void 0){let r=s.failure_reason;if(typeof r!="string"&&r!==null){let t={instancePath:p+"/failure_reas\
on",schemaPath:"#/properties/failure_reason/type",keyword:"type",params:{type:x.properties.failure_reason.type},schema:x.properties.failure_reason.type,parentSchema:x.
properties.failure_reason,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:x.type,
parentSchema:x,data:s};e===null?e=[r]:e.push(r),a++}return xr.errors=e,a===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function kt(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=kt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},
schema:h.required,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"type"},schema:h.required,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"attributes"},schema:h.required,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){
let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:h.required,parentSchema:h,data:s};e===null?e=[r]:
e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:h,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="str\
ing"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:h.properties.id.type,parentSchema:h.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:h.properties.type.type,parentSchema:h.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:h.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"entity_type"},schema:h.properties.
attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"event_type"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"requir\
ed",params:{missingProperty:"created_at"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},
schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_headers"},schema:h.properties.attributes.required,
parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"request_payload"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"response_status"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
response_headers"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_payload"},schema:h.properties.
attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempted_auto_retries_count"},schema:h.properties.attributes.
required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#\
/properties/attributes/required",keyword:"required",params:{missingProperty:"last_sent_at"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"req\
uired",params:{missingProperty:"next_retry_at"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}
if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:h.
properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/a\
ttributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"failure_reason"},schema:h.properties.attributes.required,parentSchema:h.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/requi\
red",keyword:"required",params:{missingProperty:"attempts"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:
e.push(t),a++}for(let t in r)if(!de.call(h.properties.attributes.properties,t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:h.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.
entity_type!==void 0&&(tr(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:c})||(e=
e===null?tr.errors:v(e,tr.errors),a=e.length)),r.event_type!==void 0&&(sr(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"\
event_type",rootData:y,dynamicAnchors:c})||(e=e===null?sr.errors:v(e,sr.errors),a=e.length)),r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!ae.
test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/format",keyword:"format",params:{format:"date-\
time"},schema:"date-time",parentSchema:h.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attribut\
es/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.created_at.
type,parentSchema:h.properties.attributes.properties.created_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!=
"string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},
schema:h.properties.attributes.properties.request_url.type,parentSchema:h.properties.attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+
"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/request_headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.request_headers.additionalProperties.type,parentSchema:h.properties.attributes.properties.
request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/att\
ributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:h.properties.attributes.properties.request_headers.type,parentSchema:h.properties.
attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={
instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:h.
properties.attributes.properties.request_payload.type,parentSchema:h.properties.attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/respons\
e_status",schemaPath:"#/properties/attributes/properties/response_status/type",keyword:"type",params:{type:h.properties.attributes.properties.response_status.type},
schema:h.properties.attributes.properties.response_status.type,parentSchema:h.properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),
a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/respo\
nse_headers",schemaPath:"#/properties/attributes/properties/response_headers/type",keyword:"type",params:{type:h.properties.attributes.properties.response_headers.
type},schema:h.properties.attributes.properties.response_headers.type,parentSchema:h.properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.
push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/response_headers/"+
i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response_headers/additionalProperties/type",keyword:"type",params:{type:"\
string"},schema:h.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:h.properties.attributes.properties.response_headers.additionalProperties,
data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attribu\
tes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"type",params:{type:h.properties.attributes.properties.response_payload.
type},schema:h.properties.attributes.properties.response_payload.type,parentSchema:h.properties.attributes.properties.response_payload,data:t};e===null?e=[i]:e.
push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/type",keyword:"type",params:{type:"intege\
r"},schema:h.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:h.properties.attributes.properties.attempted_auto_retries_count,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#\
/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:h.properties.attributes.
properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){let t=r.last_sent_at;if(typeof t!="string"&&t!==null){
let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/type",keyword:"type",params:{type:h.properties.attributes.
properties.last_sent_at.type},schema:h.properties.attributes.properties.last_sent_at.type,parentSchema:h.properties.attributes.properties.last_sent_at,data:t};e===
null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/las\
t_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:h.properties.attributes.properties.last_sent_at,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"\
#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:h.properties.attributes.properties.next_retry_at.type},schema:h.properties.attributes.
properties.next_retry_at.type,parentSchema:h.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(
t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/format",keyword:"format",params:{format:"date\
-time"},schema:"date-time",parentSchema:h.properties.attributes.properties.next_retry_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&($r(r.status,
{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:c})||(e=e===null?$r.errors:v(e,$r.errors),a=e.length)),r.
failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/failure_reason",schemaPath:"#/properties/att\
ributes/properties/failure_reason/type",keyword:"type",params:{type:h.properties.attributes.properties.failure_reason.type},schema:h.properties.attributes.properties.
failure_reason.type,parentSchema:h.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempts!==void 0){let t=r.attempts;
if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)xr(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||
(e=e===null?xr.errors:v(e,xr.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"#/properties/attributes/properties/attempts/type",
keyword:"type",params:{type:"array"},schema:h.properties.attributes.properties.attempts.type,parentSchema:h.properties.attributes.properties.attempts,data:t};e===
null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:h.properties.
attributes.type,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==void 0){let r=s.relationships;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{
missingProperty:"webhook"},schema:h.properties.relationships.required,parentSchema:h.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)
if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:h.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/required",keyword:"required",params:{
missingProperty:"data"},schema:h.properties.relationships.properties.webhook.required,parentSchema:h.properties.relationships.properties.webhook,data:t};e===null?
e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/webhook/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:h.properties.relationships.properties.webhook,data:t};e===null?
e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webh\
ook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"type"},schema:h.properties.
relationships.properties.webhook.properties.data.required,parentSchema:h.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(
o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/required",
keyword:"required",params:{missingProperty:"id"},schema:h.properties.relationships.properties.webhook.properties.data.required,parentSchema:h.properties.relationships.
properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook\
/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:h.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!=
"string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:h.properties.relationships.properties.webhook.properties.data.properties.type.type,parentSchema:h.properties.relationships.
properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/typ\
e",schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webh\
ook",parentSchema:h.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.
id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",schemaPath:"#/properties/relationships/properties/webhook/properties/data/prope\
rties/id/type",keyword:"type",params:{type:"string"},schema:h.properties.relationships.properties.webhook.properties.data.properties.id.type,parentSchema:h.properties.
relationships.properties.webhook.properties.data.properties.id,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/type",keyword:"type",params:{type:"object"},schema:h.properties.relationships.properties.webhook.properties.
data.type,parentSchema:h.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relatio\
nships/webhook",schemaPath:"#/properties/relationships/properties/webhook/type",keyword:"type",params:{type:"object"},schema:h.properties.relationships.properties.
webhook.type,parentSchema:h.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:h.properties.relationships.type,parentSchema:h.properties.relationships,data:r};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:h.type,parentSchema:h,data:s};e===null?e=
[r]:e.push(r),a++}return kt.errors=e,a===0}kt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gs(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Gs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ar.required,parentSchema:ar,
data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"meta"},schema:ar.
required,parentSchema:ar,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta"||r==="included")){let t={instancePath:p,schemaPath:"#/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ar,data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0){
let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)kt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||
(e=e===null?kt.errors:v(e,kt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type:"array"},schema:ar.
properties.data.type,parentSchema:ar.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}if(s.meta!==void 0&&(Ee(s.meta,{instancePath:p+"/meta",parentData:s,parentDataProperty:"\
meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ee.errors:v(e,Ee.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Nr(r[i],{instancePath:p+"/included/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Nr.errors:v(e,Nr.errors),
a=e.length)}else{let t={instancePath:p+"/included",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:ar.properties.included.type,
parentSchema:ar.properties.included,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},
schema:ar.type,parentSchema:ar,data:s};e===null?e=[r]:e.push(r),a++}return Gs.errors=e,a===0}Gs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wa=Ys,Wr={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function wt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,
dynamicAnchors:c={}}={}){let e=null,a=0,l=wt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:h.required,parentSchema:h,data:s};e===
null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:h.required,
parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
attributes"},schema:h.required,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}if(s.relationships===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"relationships"},schema:h.required,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||
r==="attributes"||r==="relationships")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:h,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/\
type",keyword:"type",params:{type:"string"},schema:h.properties.id.type,parentSchema:h.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.
type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:h.properties.type.type,
parentSchema:h.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook_call"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"\
const",params:{allowedValue:"webhook_call"},schema:"webhook_call",parentSchema:h.properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){
let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.entity_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"entity_type"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===
null?e=[t]:e.push(t),a++}if(r.event_type===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{
missingProperty:"event_type"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.created_at===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"created_at"},schema:h.properties.
attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.request_url===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"request_url"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.request_headers===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"r\
equired",params:{missingProperty:"request_headers"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),
a++}if(r.request_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
request_payload"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_status===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_status"},schema:h.properties.
attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_headers===void 0){let t={instancePath:p+"/attributes",
schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"response_headers"},schema:h.properties.attributes.required,parentSchema:h.
properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.response_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attribut\
es/required",keyword:"required",params:{missingProperty:"response_payload"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.attempted_auto_retries_count===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"attempted_auto_retries_count"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?
e=[t]:e.push(t),a++}if(r.last_sent_at===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
last_sent_at"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.next_retry_at===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"next_retry_at"},schema:h.properties.attributes.
required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.status===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/prope\
rties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};
e===null?e=[t]:e.push(t),a++}if(r.failure_reason===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",
params:{missingProperty:"failure_reason"},schema:h.properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
attempts===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"attempts"},schema:h.
properties.attributes.required,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!de.call(h.properties.attributes.properties,
t)){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,
parentSchema:h.properties.attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.entity_type!==void 0&&(tr(r.entity_type,{instancePath:p+"/attributes/entity_type",
parentData:r,parentDataProperty:"entity_type",rootData:y,dynamicAnchors:c})||(e=e===null?tr.errors:v(e,tr.errors),a=e.length)),r.event_type!==void 0&&(sr(r.event_type,
{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"event_type",rootData:y,dynamicAnchors:c})||(e=e===null?sr.errors:v(e,sr.errors),a=e.length)),
r.created_at!==void 0){let t=r.created_at;if(typeof t=="string"){if(!ae.test(t)){let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attribu\
tes/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:h.properties.attributes.properties.created_at,data:t};
e===null?e=[i]:e.push(i),a++}}else{let i={instancePath:p+"/attributes/created_at",schemaPath:"#/properties/attributes/properties/created_at/type",keyword:"type",
params:{type:"string"},schema:h.properties.attributes.properties.created_at.type,parentSchema:h.properties.attributes.properties.created_at,data:t};e===null?e=[
i]:e.push(i),a++}}if(r.request_url!==void 0){let t=r.request_url;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_url",schemaPath:"#/properties\
/attributes/properties/request_url/type",keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.request_url.type,parentSchema:h.properties.
attributes.properties.request_url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.request_headers!==void 0){let t=r.request_headers;if(t&&typeof t=="object"&&!Array.
isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={instancePath:p+"/attributes/request_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/attributes/properties/request_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.request_headers.
additionalProperties.type,parentSchema:h.properties.attributes.properties.request_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={
instancePath:p+"/attributes/request_headers",schemaPath:"#/properties/attributes/properties/request_headers/type",keyword:"type",params:{type:"object"},schema:h.
properties.attributes.properties.request_headers.type,parentSchema:h.properties.attributes.properties.request_headers,data:t};e===null?e=[i]:e.push(i),a++}}if(r.
request_payload!==void 0){let t=r.request_payload;if(typeof t!="string"){let i={instancePath:p+"/attributes/request_payload",schemaPath:"#/properties/attributes\
/properties/request_payload/type",keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.request_payload.type,parentSchema:h.properties.
attributes.properties.request_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_status!==void 0){let t=r.response_status;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))&&t!==null){let i={instancePath:p+"/attributes/response_status",schemaPath:"#/properties/attributes/properties/response_status/type",
keyword:"type",params:{type:h.properties.attributes.properties.response_status.type},schema:h.properties.attributes.properties.response_status.type,parentSchema:h.
properties.attributes.properties.response_status,data:t};e===null?e=[i]:e.push(i),a++}}if(r.response_headers!==void 0){let t=r.response_headers;if(!(t&&typeof t==
"object"&&!Array.isArray(t))&&t!==null){let i={instancePath:p+"/attributes/response_headers",schemaPath:"#/properties/attributes/properties/response_headers/typ\
e",keyword:"type",params:{type:h.properties.attributes.properties.response_headers.type},schema:h.properties.attributes.properties.response_headers.type,parentSchema:h.
properties.attributes.properties.response_headers,data:t};e===null?e=[i]:e.push(i),a++}if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!=
"string"){let d={instancePath:p+"/attributes/response_headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/response\
_headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:h.properties.attributes.properties.response_headers.additionalProperties.type,parentSchema:h.
properties.attributes.properties.response_headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}}if(r.response_payload!==void 0){let t=r.response_payload;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/response_payload",schemaPath:"#/properties/attributes/properties/response_payload/type",keyword:"\
type",params:{type:h.properties.attributes.properties.response_payload.type},schema:h.properties.attributes.properties.response_payload.type,parentSchema:h.properties.
attributes.properties.response_payload,data:t};e===null?e=[i]:e.push(i),a++}}if(r.attempted_auto_retries_count!==void 0){let t=r.attempted_auto_retries_count;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attem\
pted_auto_retries_count/type",keyword:"type",params:{type:"integer"},schema:h.properties.attributes.properties.attempted_auto_retries_count.type,parentSchema:h.
properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)&&(t<0||isNaN(t))){let i={instancePath:p+
"/attributes/attempted_auto_retries_count",schemaPath:"#/properties/attributes/properties/attempted_auto_retries_count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},schema:0,parentSchema:h.properties.attributes.properties.attempted_auto_retries_count,data:t};e===null?e=[i]:e.push(i),a++}}if(r.last_sent_at!==void 0){
let t=r.last_sent_at;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/last_sent_at",schemaPath:"#/properties/attributes/properties/last_sent_\
at/type",keyword:"type",params:{type:h.properties.attributes.properties.last_sent_at.type},schema:h.properties.attributes.properties.last_sent_at.type,parentSchema:h.
properties.attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"/attributes/last_s\
ent_at",schemaPath:"#/properties/attributes/properties/last_sent_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:h.properties.
attributes.properties.last_sent_at,data:t};e===null?e=[i]:e.push(i),a++}}if(r.next_retry_at!==void 0){let t=r.next_retry_at;if(typeof t!="string"&&t!==null){let i={
instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/properties/next_retry_at/type",keyword:"type",params:{type:h.properties.attributes.
properties.next_retry_at.type},schema:h.properties.attributes.properties.next_retry_at.type,parentSchema:h.properties.attributes.properties.next_retry_at,data:t};
e===null?e=[i]:e.push(i),a++}if(typeof t=="string"&&!ae.test(t)){let i={instancePath:p+"/attributes/next_retry_at",schemaPath:"#/properties/attributes/propertie\
s/next_retry_at/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:h.properties.attributes.properties.next_retry_at,data:t};e===
null?e=[i]:e.push(i),a++}}if(r.status!==void 0&&($r(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:y,dynamicAnchors:c})||
(e=e===null?$r.errors:v(e,$r.errors),a=e.length)),r.failure_reason!==void 0){let t=r.failure_reason;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/att\
ributes/failure_reason",schemaPath:"#/properties/attributes/properties/failure_reason/type",keyword:"type",params:{type:h.properties.attributes.properties.failure_reason.
type},schema:h.properties.attributes.properties.failure_reason.type,parentSchema:h.properties.attributes.properties.failure_reason,data:t};e===null?e=[i]:e.push(
i),a++}}if(r.attempts!==void 0){let t=r.attempts;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)xr(t[o],{instancePath:p+"/attributes/attempts/"+o,parentData:t,
parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?xr.errors:v(e,xr.errors),a=e.length)}else{let i={instancePath:p+"/attributes/attempts",schemaPath:"\
#/properties/attributes/properties/attempts/type",keyword:"type",params:{type:"array"},schema:h.properties.attributes.properties.attempts.type,parentSchema:h.properties.
attributes.properties.attempts,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"\
type",params:{type:"object"},schema:h.properties.attributes.type,parentSchema:h.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}if(s.relationships!==
void 0){let r=s.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.webhook===void 0){let t={instancePath:p+"/relationships",schemaPath:"#/propertie\
s/relationships/required",keyword:"required",params:{missingProperty:"webhook"},schema:h.properties.relationships.required,parentSchema:h.properties.relationships,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(t!=="webhook"){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:h.properties.relationships,data:r};e===null?e=[i]:e.push(i),a++}if(r.
webhook!==void 0){let t=r.webhook;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.data===void 0){let i={instancePath:p+"/relationships/webhook",schemaPath:"#/\
properties/relationships/properties/webhook/required",keyword:"required",params:{missingProperty:"data"},schema:h.properties.relationships.properties.webhook.required,
parentSchema:h.properties.relationships.properties.webhook,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(i!=="data"){let o={instancePath:p+"/relationsh\
ips/webhook",schemaPath:"#/properties/relationships/properties/webhook/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,
parentSchema:h.properties.relationships.properties.webhook,data:t};e===null?e=[o]:e.push(o),a++}if(t.data!==void 0){let i=t.data;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.type===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/re\
quired",keyword:"required",params:{missingProperty:"type"},schema:h.properties.relationships.properties.webhook.properties.data.required,parentSchema:h.properties.
relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}if(i.id===void 0){let o={instancePath:p+"/relationships/webhook/data",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/required",keyword:"required",params:{missingProperty:"id"},schema:h.properties.relationships.properties.
webhook.properties.data.required,parentSchema:h.properties.relationships.properties.webhook.properties.data,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)
if(!(o==="type"||o==="id")){let d={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:h.properties.relationships.properties.webhook.properties.data,
data:i};e===null?e=[d]:e.push(d),a++}if(i.type!==void 0){let o=i.type;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"\
#/properties/relationships/properties/webhook/properties/data/properties/type/type",keyword:"type",params:{type:"string"},schema:h.properties.relationships.properties.
webhook.properties.data.properties.type.type,parentSchema:h.properties.relationships.properties.webhook.properties.data.properties.type,data:o};e===null?e=[d]:e.
push(d),a++}if(o!=="webhook"){let d={instancePath:p+"/relationships/webhook/data/type",schemaPath:"#/properties/relationships/properties/webhook/properties/data\
/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:h.properties.relationships.properties.webhook.properties.data.
properties.type,data:o};e===null?e=[d]:e.push(d),a++}}if(i.id!==void 0){let o=i.id;if(typeof o!="string"){let d={instancePath:p+"/relationships/webhook/data/id",
schemaPath:"#/properties/relationships/properties/webhook/properties/data/properties/id/type",keyword:"type",params:{type:"string"},schema:h.properties.relationships.
properties.webhook.properties.data.properties.id.type,parentSchema:h.properties.relationships.properties.webhook.properties.data.properties.id,data:o};e===null?
e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/webhook/data",schemaPath:"#/properties/relationships/properties/webhook/properties/data/type",keyword:"\
type",params:{type:"object"},schema:h.properties.relationships.properties.webhook.properties.data.type,parentSchema:h.properties.relationships.properties.webhook.
properties.data,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships/webhook",schemaPath:"#/properties/relationships/properties/web\
hook/type",keyword:"type",params:{type:"object"},schema:h.properties.relationships.properties.webhook.type,parentSchema:h.properties.relationships.properties.webhook,
data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"obj\
ect"},schema:h.properties.relationships.type,parentSchema:h.properties.relationships,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:h.type,parentSchema:h,data:s};e===null?e=[r]:e.push(r),a++}return wt.errors=e,a===0}wt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function qt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=qt.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:_.required,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}if(s.attributes===
void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:_.required,parentSchema:_,data:s};e===null?
e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:r},schema:!1,parentSchema:_,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={
instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:_.properties.id.type,parentSchema:_.properties.id,data:r};e===
null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"typ\
e",params:{type:"string"},schema:_.properties.type.type,parentSchema:_.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="webhook"){let t={instancePath:p+
"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"webhook"},schema:"webhook",parentSchema:_.properties.type,data:r};e===null?e=
[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){let t={instancePath:p+"/attribu\
tes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"name"},schema:_.properties.attributes.required,parentSchema:_.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.url===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"re\
quired",params:{missingProperty:"url"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.custom_payload===
void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"custom_payload"},schema:_.
properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.headers===void 0){let t={instancePath:p+"/attribut\
es",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"headers"},schema:_.properties.attributes.required,parentSchema:_.properties.
attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.events===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"events"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.
http_basic_user===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_bas\
ic_user"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.http_basic_password===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"http_basic_password"},schema:_.properties.
attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.enabled===void 0){let t={instancePath:p+"/attributes",schemaPath:"\
#/properties/attributes/required",keyword:"required",params:{missingProperty:"enabled"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}if(r.payload_api_version===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"payload_api_version"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(
t),a++}if(r.nested_items_in_payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
nested_items_in_payload"},schema:_.properties.attributes.required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.auto_retry===void 0){
let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"auto_retry"},schema:_.properties.attributes.
required,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!de.call(_.properties.attributes.properties,t)){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:_.properties.
attributes,data:r};e===null?e=[i]:e.push(i),a++}if(r.name!==void 0){let t=r.name;if(typeof t!="string"){let i={instancePath:p+"/attributes/name",schemaPath:"#/p\
roperties/attributes/properties/name/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.name.type,parentSchema:_.properties.attributes.
properties.name,data:t};e===null?e=[i]:e.push(i),a++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"){let i={instancePath:p+"/attributes/url",schemaPath:"\
#/properties/attributes/properties/url/type",keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.url.type,parentSchema:_.properties.
attributes.properties.url,data:t};e===null?e=[i]:e.push(i),a++}}if(r.custom_payload!==void 0){let t=r.custom_payload;if(typeof t!="string"&&t!==null){let i={instancePath:p+
"/attributes/custom_payload",schemaPath:"#/properties/attributes/properties/custom_payload/type",keyword:"type",params:{type:_.properties.attributes.properties.
custom_payload.type},schema:_.properties.attributes.properties.custom_payload.type,parentSchema:_.properties.attributes.properties.custom_payload,data:t};e===null?
e=[i]:e.push(i),a++}}if(r.headers!==void 0){let t=r.headers;if(t&&typeof t=="object"&&!Array.isArray(t))for(let i in t){let o=t[i];if(typeof o!="string"){let d={
instancePath:p+"/attributes/headers/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/attributes/properties/headers/additionalProperties/type",
keyword:"type",params:{type:"string"},schema:_.properties.attributes.properties.headers.additionalProperties.type,parentSchema:_.properties.attributes.properties.
headers.additionalProperties,data:o};e===null?e=[d]:e.push(d),a++}}else{let i={instancePath:p+"/attributes/headers",schemaPath:"#/properties/attributes/properti\
es/headers/type",keyword:"type",params:{type:"object"},schema:_.properties.attributes.properties.headers.type,parentSchema:_.properties.attributes.properties.headers,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.events!==void 0){let t=r.events;if(Array.isArray(t)){let i=t.length;for(let o=0;o<i;o++)Pe(t[o],{instancePath:p+"/att\
ributes/events/"+o,parentData:t,parentDataProperty:o,rootData:y,dynamicAnchors:c})||(e=e===null?Pe.errors:v(e,Pe.errors),a=e.length)}else{let i={instancePath:p+
"/attributes/events",schemaPath:"#/properties/attributes/properties/events/type",keyword:"type",params:{type:"array"},schema:_.properties.attributes.properties.
events.type,parentSchema:_.properties.attributes.properties.events,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_user!==void 0){let t=r.http_basic_user;
if(typeof t!="string"&&t!==null){let i={instancePath:p+"/attributes/http_basic_user",schemaPath:"#/properties/attributes/properties/http_basic_user/type",keyword:"\
type",params:{type:_.properties.attributes.properties.http_basic_user.type},schema:_.properties.attributes.properties.http_basic_user.type,parentSchema:_.properties.
attributes.properties.http_basic_user,data:t};e===null?e=[i]:e.push(i),a++}}if(r.http_basic_password!==void 0){let t=r.http_basic_password;if(typeof t!="string"&&
t!==null){let i={instancePath:p+"/attributes/http_basic_password",schemaPath:"#/properties/attributes/properties/http_basic_password/type",keyword:"type",params:{
type:_.properties.attributes.properties.http_basic_password.type},schema:_.properties.attributes.properties.http_basic_password.type,parentSchema:_.properties.attributes.
properties.http_basic_password,data:t};e===null?e=[i]:e.push(i),a++}}if(r.enabled!==void 0){let t=r.enabled;if(typeof t!="boolean"){let i={instancePath:p+"/attr\
ibutes/enabled",schemaPath:"#/properties/attributes/properties/enabled/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.enabled.
type,parentSchema:_.properties.attributes.properties.enabled,data:t};e===null?e=[i]:e.push(i),a++}}if(r.payload_api_version!==void 0){let t=r.payload_api_version;
if(typeof t!="string"){let i={instancePath:p+"/attributes/payload_api_version",schemaPath:"#/properties/attributes/properties/payload_api_version/type",keyword:"\
type",params:{type:"string"},schema:_.properties.attributes.properties.payload_api_version.type,parentSchema:_.properties.attributes.properties.payload_api_version,
data:t};e===null?e=[i]:e.push(i),a++}}if(r.nested_items_in_payload!==void 0){let t=r.nested_items_in_payload;if(typeof t!="boolean"){let i={instancePath:p+"/att\
ributes/nested_items_in_payload",schemaPath:"#/properties/attributes/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:_.properties.
attributes.properties.nested_items_in_payload.type,parentSchema:_.properties.attributes.properties.nested_items_in_payload,data:t};e===null?e=[i]:e.push(i),a++}}
if(r.auto_retry!==void 0){let t=r.auto_retry;if(typeof t!="boolean"){let i={instancePath:p+"/attributes/auto_retry",schemaPath:"#/properties/attributes/properti\
es/auto_retry/type",keyword:"type",params:{type:"boolean"},schema:_.properties.attributes.properties.auto_retry.type,parentSchema:_.properties.attributes.properties.
auto_retry,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"\
object"},schema:_.properties.attributes.type,parentSchema:_.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:_.type,parentSchema:_,data:s};e===null?e=[r]:e.push(r),a++}return qt.errors=e,a===0}qt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ys(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ys.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"data"},schema:Wr.required,parentSchema:Wr,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="\
data"||r==="included")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Wr,
data:s};e===null?e=[t]:e.push(t),a++}if(s.data!==void 0&&(wt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||
(e=e===null?wt.errors:v(e,wt.errors),a=e.length)),s.included!==void 0){let r=s.included;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)qt(r[i],{instancePath:p+
"/included/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?qt.errors:v(e,qt.errors),a=e.length)}else{let t={instancePath:p+"/in\
cluded",schemaPath:"#/properties/included/type",keyword:"type",params:{type:"array"},schema:Wr.properties.included.type,parentSchema:Wr.properties.included,data:r};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wr.type,parentSchema:Wr,data:s};e===null?
e=[r]:e.push(r),a++}return Ys.errors=e,a===0}Ys.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Qs,ss={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},A={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function St(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=St.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.
type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:A.required,parentSchema:A,data:s};e===null?
e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:A.required,
parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
relationships"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relations\
hips")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:A,data:s};
e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"},schema:A.properties.id.type,parentSchema:A.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="str\
ing"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:A.properties.type.type,parentSchema:A.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"\
required",params:{missingProperty:"label"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.
position===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:A.
properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.properties.label.type,parentSchema:A.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:A.
properties.attributes.properties.position.type,parentSchema:A.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:A.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.type,parentSchema:A.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:A.properties.relationships.
required,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"\
#/properties/relationships/required",keyword:"required",params:{missingProperty:"children"},schema:A.properties.relationships.required,parentSchema:A.properties.
relationships,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/prope\
rties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.relationships,data:t};
e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relat\
ionships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.
properties.parent.required,parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+
"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
schema:!1,parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){
let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/parent/data",parentData:i,
parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relations\
hips/parent/data",schemaPath:"#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.
properties.parent.properties.data.if,parentSchema:A.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={
instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.
relationships.properties.parent.type,parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.
children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships\
/properties/children/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.
properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",
schemaPath:"#/properties/relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.
properties.relationships.properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let n=0;n<
d;n++)V(o[n],{instancePath:p+"/relationships/children/data/"+n,parentData:o,parentDataProperty:n,rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),
a=e.length)}else{let d={instancePath:p+"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"\
type",params:{type:"array"},schema:A.properties.relationships.properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.
properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/ch\
ildren/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.
children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{
type:"object"},schema:A.properties.relationships.type,parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:A.type,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}return St.errors=e,a===0}St.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Qs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=Qs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:ss.required,parentSchema:ss,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ss,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(St(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=
e===null?St.errors:v(e,St.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ss.type,parentSchema:ss,
data:s};e===null?e=[r]:e.push(r),a++}return Qs.errors=e,a===0}Qs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Za=Js,is={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},C={type:"\
object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function vt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=vt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},schema:C.required,parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||
t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:C,
data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"\
type",params:{type:"string"},schema:C.properties.id.type,parentSchema:C.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!=
"string"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:C.properties.type.type,parentSchema:C.properties.
type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{
allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:C.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.
attributes;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/prop\
erties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:C.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:C.properties.attributes.properties.label.type,parentSchema:C.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:C.properties.attributes.properties.
position.type,parentSchema:C.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:C.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:C.properties.attributes.type,parentSchema:C.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(!(i==="parent"||i==="children")){
let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:C.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:C.properties.relationships.properties.parent.required,parentSchema:C.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:C.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:
v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:C.properties.relationships.properties.parent.properties.data.if,parentSchema:C.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:C.properties.relationships.properties.parent.type,parentSchema:C.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/required",keyword:"required",params:{missingProperty:"\
data"},schema:C.properties.relationships.properties.children.required,parentSchema:C.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(
o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:C.properties.relationships.properties.children,data:i};e===null?e=[d]:
e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let n=0;n<d;n++)V(o[n],{instancePath:p+"/relationships/children/data/"+n,
parentData:o,parentDataProperty:n,rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length)}else{let d={instancePath:p+"/relationships/child\
ren/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:C.properties.relationships.
properties.children.properties.data.type,parentSchema:C.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(d),a++}}}else{
let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"object"},schema:C.
properties.relationships.properties.children.type,parentSchema:C.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={
instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:C.properties.relationships.type,parentSchema:C.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:C.type,
parentSchema:C,data:s};e===null?e=[t]:e.push(t),a++}return vt.errors=e,a===0}vt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Js(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Js.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:is.required,parentSchema:is,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:is,data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(vt(s.data,{
instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?vt.errors:v(e,vt.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:is.type,parentSchema:is,data:s};e===null?e=[r]:e.push(r),a++}return Js.errors=e,a===0}Js.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var Ha=Xs,as={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},L={type:"object",additionalProperties:!1,required:["type","attributes"],
properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,required:[
"label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};
function At(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=At.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"type"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===void 0){let t={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"attributes"},schema:L.required,parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t===
"id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:L,data:s};e===null?e=[i]:e.push(i),a++}if(s.id!==void 0){let t=s.id;if(typeof t=="string"){if(!si.test(t)){let i={instancePath:p+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{22}$"},schema:"^[A-Za-z0-9_-]{22}$",parentSchema:L.properties.id,data:t};e===null?e=[
i]:e.push(i),a++}}else{let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:L.properties.id.type,parentSchema:L.
properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",schemaPath:"#/properti\
es/type/type",keyword:"type",params:{type:"string"},schema:L.properties.type.type,parentSchema:L.properties.type,data:t};e===null?e=[i]:e.push(i),a++}if(t!=="up\
load_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_co\
llection",parentSchema:L.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"label"},schema:L.
properties.attributes.required,parentSchema:L.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:L.
properties.attributes,data:t};e===null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"\
#/properties/attributes/properties/label/type",keyword:"type",params:{type:"string"},schema:L.properties.attributes.properties.label.type,parentSchema:L.properties.
attributes.properties.label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:L.
properties.attributes.properties.position.type,parentSchema:L.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="numbe\
r"&&isFinite(i)&&(i<0||isNaN(i))){let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},schema:0,parentSchema:L.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:L.properties.attributes.type,parentSchema:L.properties.attributes,
data:t};e===null?e=[i]:e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let i in t)if(i!=="par\
ent"){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:L.properties.relationships,data:t};e===null?e=[o]:e.push(o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/required",keyword:"required",params:{
missingProperty:"data"},schema:L.properties.relationships.properties.parent.required,parentSchema:L.properties.relationships.properties.parent,data:i};e===null?
e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/additio\
nalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:L.properties.relationships.properties.parent,data:i};e===null?
e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:
e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:
v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/parent/data",schemaPath:"#/properties/relationships/properties/parent/pro\
perties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:L.properties.relationships.properties.parent.properties.data.if,parentSchema:L.properties.relationships.
properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"/relationships/parent",schemaPath:"#/properties/relationshi\
ps/properties/parent/type",keyword:"type",params:{type:"object"},schema:L.properties.relationships.properties.parent.type,parentSchema:L.properties.relationships.
properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",
params:{type:"object"},schema:L.properties.relationships.type,parentSchema:L.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:L.type,parentSchema:L,data:s};e===null?e=[t]:e.push(t),a++}return At.errors=e,a===0}At.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Xs(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=Xs.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"data"},schema:as.required,parentSchema:as,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(r!=="data"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:as,
data:s};e===null?e=[t]:e.push(t),a++}s.data!==void 0&&(At(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=
e===null?At.errors:v(e,At.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:as.type,parentSchema:as,
data:s};e===null?e=[r]:e.push(r),a++}return Xs.errors=e,a===0}Xs.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ka=ei,br={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schema\
s#/$defs/ListMeta"}}};function jt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=jt.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:p,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"id"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.type===void 0){let t={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:A.required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}if(s.attributes===
void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:A.required,parentSchema:A,data:s};e===null?
e=[t]:e.push(t),a++}if(s.relationships===void 0){let t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"relationships"},schema:A.
required,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}for(let t in s)if(!(t==="id"||t==="type"||t==="attributes"||t==="relationships")){let i={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:A,data:s};e===null?e=[i]:e.push(i),a++}if(s.
id!==void 0){let t=s.id;if(typeof t!="string"){let i={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:A.properties.
id.type,parentSchema:A.properties.id,data:t};e===null?e=[i]:e.push(i),a++}}if(s.type!==void 0){let t=s.type;if(typeof t!="string"){let i={instancePath:p+"/type",
schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},schema:A.properties.type.type,parentSchema:A.properties.type,data:t};e===null?e=[i]:e.
push(i),a++}if(t!=="upload_collection"){let i={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collecti\
on"},schema:"upload_collection",parentSchema:A.properties.type,data:t};e===null?e=[i]:e.push(i),a++}}if(s.attributes!==void 0){let t=s.attributes;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.label===void 0){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"\
label"},schema:A.properties.attributes.required,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}if(t.position===void 0){let i={instancePath:p+
"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"position"},schema:A.properties.attributes.required,parentSchema:A.
properties.attributes,data:t};e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="label"||i==="position")){let o={instancePath:p+"/attributes",schemaPath:"#/p\
roperties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.attributes,data:t};e===
null?e=[o]:e.push(o),a++}if(t.label!==void 0){let i=t.label;if(typeof i!="string"){let o={instancePath:p+"/attributes/label",schemaPath:"#/properties/attributes\
/properties/label/type",keyword:"type",params:{type:"string"},schema:A.properties.attributes.properties.label.type,parentSchema:A.properties.attributes.properties.
label,data:i};e===null?e=[o]:e.push(o),a++}}if(t.position!==void 0){let i=t.position;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:p+
"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type:"integer"},schema:A.properties.attributes.properties.
position.type,parentSchema:A.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}if(typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))){
let o={instancePath:p+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
schema:0,parentSchema:A.properties.attributes.properties.position,data:i};e===null?e=[o]:e.push(o),a++}}}else{let i={instancePath:p+"/attributes",schemaPath:"#/\
properties/attributes/type",keyword:"type",params:{type:"object"},schema:A.properties.attributes.type,parentSchema:A.properties.attributes,data:t};e===null?e=[i]:
e.push(i),a++}}if(s.relationships!==void 0){let t=s.relationships;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.parent===void 0){let i={instancePath:p+"/rel\
ationships",schemaPath:"#/properties/relationships/required",keyword:"required",params:{missingProperty:"parent"},schema:A.properties.relationships.required,parentSchema:A.
properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}if(t.children===void 0){let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationsh\
ips/required",keyword:"required",params:{missingProperty:"children"},schema:A.properties.relationships.required,parentSchema:A.properties.relationships,data:t};
e===null?e=[i]:e.push(i),a++}for(let i in t)if(!(i==="parent"||i==="children")){let o={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:A.properties.relationships,data:t};e===null?e=[o]:e.push(
o),a++}if(t.parent!==void 0){let i=t.parent;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/parent",schemaPath:"\
#/properties/relationships/properties/parent/required",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.parent.required,
parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationshi\
ps/parent",schemaPath:"#/properties/relationships/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,
parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data,d=a,n=!0,u=a;if(o!==null){let f={};
e===null?e=[f]:e.push(f),a++}var r=u===a;if(a=d,e!==null&&(d?e.length=d:e=null),!r){let f=a;V(o,{instancePath:p+"/relationships/parent/data",parentData:i,parentDataProperty:"\
data",rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length);var r=f===a;n=r}if(!n){let f={instancePath:p+"/relationships/parent/data",schemaPath:"\
#/properties/relationships/properties/parent/properties/data/if",keyword:"if",params:{failingKeyword:"else"},schema:A.properties.relationships.properties.parent.
properties.data.if,parentSchema:A.properties.relationships.properties.parent.properties.data,data:o};e===null?e=[f]:e.push(f),a++}}}else{let o={instancePath:p+"\
/relationships/parent",schemaPath:"#/properties/relationships/properties/parent/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.properties.
parent.type,parentSchema:A.properties.relationships.properties.parent,data:i};e===null?e=[o]:e.push(o),a++}}if(t.children!==void 0){let i=t.children;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.data===void 0){let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/requ\
ired",keyword:"required",params:{missingProperty:"data"},schema:A.properties.relationships.properties.children.required,parentSchema:A.properties.relationships.
properties.children,data:i};e===null?e=[o]:e.push(o),a++}for(let o in i)if(o!=="data"){let d={instancePath:p+"/relationships/children",schemaPath:"#/properties/\
relationships/properties/children/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:A.properties.relationships.
properties.children,data:i};e===null?e=[d]:e.push(d),a++}if(i.data!==void 0){let o=i.data;if(Array.isArray(o)){let d=o.length;for(let n=0;n<d;n++)V(o[n],{instancePath:p+
"/relationships/children/data/"+n,parentData:o,parentDataProperty:n,rootData:y,dynamicAnchors:c})||(e=e===null?V.errors:v(e,V.errors),a=e.length)}else{let d={instancePath:p+
"/relationships/children/data",schemaPath:"#/properties/relationships/properties/children/properties/data/type",keyword:"type",params:{type:"array"},schema:A.properties.
relationships.properties.children.properties.data.type,parentSchema:A.properties.relationships.properties.children.properties.data,data:o};e===null?e=[d]:e.push(
d),a++}}}else{let o={instancePath:p+"/relationships/children",schemaPath:"#/properties/relationships/properties/children/type",keyword:"type",params:{type:"obje\
ct"},schema:A.properties.relationships.properties.children.type,parentSchema:A.properties.relationships.properties.children,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"},schema:A.properties.relationships.type,
parentSchema:A.properties.relationships,data:t};e===null?e=[i]:e.push(i),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},schema:A.type,parentSchema:A,data:s};e===null?e=[t]:e.push(t),a++}return jt.errors=e,a===0}jt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ei(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ei.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
data"},schema:br.required,parentSchema:br,data:s};e===null?e=[r]:e.push(r),a++}if(s.meta===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"meta"},schema:br.required,parentSchema:br,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="data"||r==="meta")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:br,data:s};e===null?e=[t]:
e.push(t),a++}if(s.data!==void 0){let r=s.data;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)jt(r[i],{instancePath:p+"/data/"+i,parentData:r,parentDataProperty:i,
rootData:y,dynamicAnchors:c})||(e=e===null?jt.errors:v(e,jt.errors),a=e.length)}else{let t={instancePath:p+"/data",schemaPath:"#/properties/data/type",keyword:"\
type",params:{type:"array"},schema:br.properties.data.type,parentSchema:br.properties.data,data:r};e===null?e=[t]:e.push(t),a++}}s.meta!==void 0&&(Ee(s.meta,{instancePath:p+
"/meta",parentData:s,parentDataProperty:"meta",rootData:y,dynamicAnchors:c})||(e=e===null?Ee.errors:v(e,Ee.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:br.type,parentSchema:br,data:s};e===null?e=[r]:e.push(r),a++}return ei.errors=e,a===0}ei.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ga=ri,ps={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs\
/JobResult"}},$id:"standin://json-api/data/JobResult"},te={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"strin\
g"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,
maximum:599},payload:{}}}}};function Dt(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Dt.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}if(s.type===void 0){let r={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},schema:te.required,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}
if(s.attributes===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributes"},schema:te.required,parentSchema:te,
data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="id"||r==="type"||r==="attributes")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:te,data:s};e===null?e=[t]:e.push(t),a++}if(s.id!==void 0){let r=s.id;if(typeof r!="st\
ring"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},schema:te.properties.id.type,parentSchema:te.properties.
id,data:r};e===null?e=[t]:e.push(t),a++}}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/typ\
e",keyword:"type",params:{type:"string"},schema:te.properties.type.type,parentSchema:te.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="job_result"){
let t={instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"job_result"},schema:"job_result",parentSchema:te.properties.
type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.attributes!==void 0){let r=s.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.status===void 0){let t={
instancePath:p+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty:"status"},schema:te.properties.attributes.
required,parentSchema:te.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}if(r.payload===void 0){let t={instancePath:p+"/attributes",schemaPath:"#/pro\
perties/attributes/required",keyword:"required",params:{missingProperty:"payload"},schema:te.properties.attributes.required,parentSchema:te.properties.attributes,
data:r};e===null?e=[t]:e.push(t),a++}for(let t in r)if(!(t==="status"||t==="payload")){let i={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},schema:!1,parentSchema:te.properties.attributes,data:r};e===null?e=[i]:e.push(
i),a++}if(r.status!==void 0){let t=r.status;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:p+"/attributes/status",schemaPath:"#/p\
roperties/attributes/properties/status/type",keyword:"type",params:{type:"integer"},schema:te.properties.attributes.properties.status.type,parentSchema:te.properties.
attributes.properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(typeof t=="number"&&isFinite(t)){if(t>599||isNaN(t)){let i={instancePath:p+"/attributes/sta\
tus",schemaPath:"#/properties/attributes/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},schema:599,parentSchema:te.properties.attributes.
properties.status,data:t};e===null?e=[i]:e.push(i),a++}if(t<100||isNaN(t)){let i={instancePath:p+"/attributes/status",schemaPath:"#/properties/attributes/proper\
ties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:100},schema:100,parentSchema:te.properties.attributes.properties.status,data:t};e===null?e=
[i]:e.push(i),a++}}}}else{let t={instancePath:p+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"},schema:te.properties.
attributes.type,parentSchema:te.properties.attributes,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:te.type,parentSchema:te,data:s};e===null?e=[r]:e.push(r),a++}return Dt.errors=e,a===0}Dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ri(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ri.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"data"},schema:ps.required,parentSchema:ps,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(r!=="data"){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ps,data:s};e===null?e=[t]:e.push(t),a++}
s.data!==void 0&&(Dt(s.data,{instancePath:p+"/data",parentData:s,parentDataProperty:"data",rootData:y,dynamicAnchors:c})||(e=e===null?Dt.errors:v(e,Dt.errors),a=
e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ps.type,parentSchema:ps,data:s};e===null?e=[r]:e.push(r),
a++}return ri.errors=e,a===0}ri.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ya=ti,S={type:"object",additionalProperties:!1,required:["locales"],properties:{
$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},files:{type:"arr\
ay",items:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{
type:"string",pattern:"^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9\
!#$&^_.+-]+$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},
label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{
type:"array",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"\
string",minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["strin\
g","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetad\
ataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}},created_at:{type:"string",format:"date-time"},updated_at:{type:"string",format:"date-time"}}}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,
required:["id","name","url"],properties:{id:{type:"string",minLength:1},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{
type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["stri\
ng","null"]},http_basic_password:{type:["string","null"]},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},
auto_retry:{type:"boolean"}}}}},$id:"standin://flat/seed"},Qa=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$","u"),Ja=new RegExp("^/[^\\ud800-\\udfff]+$","u"),
Xa=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),ep=new RegExp("^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$","u"),rp=new RegExp("^/[^\\ud800-\\udfff]*$","u"),gs=pa().
default;function Pr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Pr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"type"},schema:se.required,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},schema:se.required,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="ty\
pe"||r==="id")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:se,
data:s};e===null?e=[t]:e.push(t),a++}if(s.type!==void 0){let r=s.type;if(typeof r!="string"){let t={instancePath:p+"/type",schemaPath:"#/properties/type/type",keyword:"\
type",params:{type:"string"},schema:se.properties.type.type,parentSchema:se.properties.type,data:r};e===null?e=[t]:e.push(t),a++}if(r!=="upload_collection"){let t={
instancePath:p+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue:"upload_collection"},schema:"upload_collection",parentSchema:se.
properties.type,data:r};e===null?e=[t]:e.push(t),a++}}if(s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/i\
d/type",keyword:"type",params:{type:"string"},schema:se.properties.id.type,parentSchema:se.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:se.type,parentSchema:se,data:s};e===null?e=[r]:e.push(r),a++}return Pr.errors=e,a===0}Pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function It(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,
l=It.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let t in s)if(!(t==="title"||t===
"alt"||t==="custom_data"||t==="focal_point")){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:ee,data:s};e===null?e=[i]:e.push(i),a++}if(s.title!==void 0){let t=s.title;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/title",
schemaPath:"#/properties/title/type",keyword:"type",params:{type:ee.properties.title.type},schema:ee.properties.title.type,parentSchema:ee.properties.title,data:t};
e===null?e=[i]:e.push(i),a++}}if(s.alt!==void 0){let t=s.alt;if(typeof t!="string"&&t!==null){let i={instancePath:p+"/alt",schemaPath:"#/properties/alt/type",keyword:"\
type",params:{type:ee.properties.alt.type},schema:ee.properties.alt.type,parentSchema:ee.properties.alt,data:t};e===null?e=[i]:e.push(i),a++}}if(s.custom_data!==
void 0){let t=s.custom_data;if(!(t&&typeof t=="object"&&!Array.isArray(t))){let i={instancePath:p+"/custom_data",schemaPath:"#/properties/custom_data/type",keyword:"\
type",params:{type:"object"},schema:ee.properties.custom_data.type,parentSchema:ee.properties.custom_data,data:t};e===null?e=[i]:e.push(i),a++}}if(s.focal_point!==
void 0){let t=s.focal_point,i=a,o=!0,d=a;if(t!==null){let n={};e===null?e=[n]:e.push(n),a++}var r=d===a;if(a=i,e!==null&&(i?e.length=i:e=null),!r){let n=a;wr(t,
{instancePath:p+"/focal_point",parentData:s,parentDataProperty:"focal_point",rootData:y,dynamicAnchors:c})||(e=e===null?wr.errors:v(e,wr.errors),a=e.length);var r=n===
a;o=r}if(!o){let n={instancePath:p+"/focal_point",schemaPath:"#/properties/focal_point/if",keyword:"if",params:{failingKeyword:"else"},schema:ee.properties.focal_point.
if,parentSchema:ee.properties.focal_point,data:t};e===null?e=[n]:e.push(n),a++}}}else{let t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},schema:ee.type,parentSchema:ee,data:s};e===null?e=[t]:e.push(t),a++}return It.errors=e,a===0}It.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Nt(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Nt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},schema:be.required,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}if(s.id===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},schema:be.required,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)if(!(r==="type"||r==="id")){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:be,data:s};e===null?e=[t]:e.push(t),a++}
if(s.type!==void 0&&(Xe(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Xe.errors:v(e,Xe.errors),
a=e.length)),s.id!==void 0){let r=s.id;if(typeof r!="string"){let t={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},
schema:be.properties.id.type,parentSchema:be.properties.id,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:be.type,parentSchema:be,data:s};e===null?e=[r]:e.push(r),a++}return Nt.errors=e,a===0}Nt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function $t(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=$t.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.entity_type===void 0){let r={instancePath:p,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entity_type"},schema:ie.required,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),a++}if(s.event_types===void 0){let r={instancePath:p,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"event_types"},schema:ie.required,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),a++}for(let r in s)
if(!(r==="entity_type"||r==="event_types"||r==="filters")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:ie,data:s};e===null?e=[t]:e.push(t),a++}if(s.entity_type!==void 0&&($e(s.entity_type,{instancePath:p+"/entity_type",parentData:s,parentDataProperty:"\
entity_type",rootData:y,dynamicAnchors:c})||(e=e===null?$e.errors:v(e,$e.errors),a=e.length)),s.event_types!==void 0){let r=s.event_types;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)xe(r[i],{instancePath:p+"/event_types/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?xe.errors:v(e,
xe.errors),a=e.length)}else{let t={instancePath:p+"/event_types",schemaPath:"#/properties/event_types/type",keyword:"type",params:{type:"array"},schema:ie.properties.
event_types.type,parentSchema:ie.properties.event_types,data:r};e===null?e=[t]:e.push(t),a++}}if(s.filters!==void 0){let r=s.filters;if(!Array.isArray(r)&&r!==null){
let t={instancePath:p+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type:ie.properties.filters.type},schema:ie.properties.filters.type,
parentSchema:ie.properties.filters,data:r};e===null?e=[t]:e.push(t),a++}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)qr(r[i],{instancePath:p+"/filter\
s/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?qr.errors:v(e,qr.errors),a=e.length)}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:ie.type,parentSchema:ie,data:s};e===null?e=[r]:e.push(r),a++}return $t.errors=e,a===0}$t.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ti(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ti.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){if(s.locales===void 0){let i={instancePath:p,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"locales"},schema:S.required,parentSchema:S,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)if(!(i===
"$schema"||i==="locales"||i==="files"||i==="upload_collections"||i==="uploads"||i==="webhooks")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:S,data:s};e===null?e=[o]:e.push(o),a++}if(s.$schema!==void 0){let i=s.$schema;if(typeof i!=
"string"){let o={instancePath:p+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},schema:S.properties.$schema.type,parentSchema:S.
properties.$schema,data:i};e===null?e=[o]:e.push(o),a++}}if(s.locales!==void 0){let i=s.locales;if(Array.isArray(i)){if(i.length<1){let u={instancePath:p+"/loca\
les",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit:1},schema:1,parentSchema:S.properties.locales,data:i};e===null?e=[u]:e.push(u),
a++}let o=i.length;for(let u=0;u<o;u++){let f=i[u];if(typeof f=="string"){if(!Qa.test(f)){let M={instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/i\
tems/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},schema:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$",parentSchema:S.properties.
locales.items,data:f};e===null?e=[M]:e.push(M),a++}}else{let M={instancePath:p+"/locales/"+u,schemaPath:"#/properties/locales/items/type",keyword:"type",params:{
type:"string"},schema:S.properties.locales.items.type,parentSchema:S.properties.locales.items,data:f};e===null?e=[M]:e.push(M),a++}}let d=i.length,n;if(d>1){let u={};
for(;d--;){let f=i[d];if(typeof f=="string"){if(typeof u[f]=="number"){n=u[f];let M={instancePath:p+"/locales",schemaPath:"#/properties/locales/uniqueItems",keyword:"\
uniqueItems",params:{i:d,j:n},schema:!0,parentSchema:S.properties.locales,data:i};e===null?e=[M]:e.push(M),a++;break}u[f]=d}}}}else{let o={instancePath:p+"/loca\
les",schemaPath:"#/properties/locales/type",keyword:"type",params:{type:"array"},schema:S.properties.locales.type,parentSchema:S.properties.locales,data:i};e===
null?e=[o]:e.push(o),a++}}if(s.files!==void 0){let i=s.files;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.path===void 0){let u={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"pat\
h"},schema:S.properties.files.items.required,parentSchema:S.properties.files.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!(u==="path"||u==="tex\
t"||u==="base64"||u==="file"||u==="copy_of"||u==="mime_type")){let f={instancePath:p+"/files/"+d,schemaPath:"#/properties/files/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:S.properties.files.items,data:n};e===null?e=[f]:e.push(f),a++}if(n.path!==void 0){let u=n.
path;if(typeof u=="string"){if(!Ja.test(u)){let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pat\
tern",params:{pattern:"^/[^\\ud800-\\udfff]+$"},schema:"^/[^\\ud800-\\udfff]+$",parentSchema:S.properties.files.items.properties.path,data:u};e===null?e=[f]:e.push(
f),a++}}else{let f={instancePath:p+"/files/"+d+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"},schema:S.
properties.files.items.properties.path.type,parentSchema:S.properties.files.items.properties.path,data:u};e===null?e=[f]:e.push(f),a++}}if(n.text!==void 0){let u=n.
text;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type:"st\
ring"},schema:S.properties.files.items.properties.text.type,parentSchema:S.properties.files.items.properties.text,data:u};e===null?e=[f]:e.push(f),a++}}if(n.base64!==
void 0){let u=n.base64;if(typeof u=="string"){if(!Xa.test(u)){let f={instancePath:p+"/files/"+d+"/base64",schemaPath:"#/properties/files/items/properties/base64\
/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9+/]*={0,2}$"},schema:"^[A-Za-z0-9+/]*={0,2}$",parentSchema:S.properties.files.items.properties.base64,data:u};
e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/files/"+d+"/base64",schemaPath:"#/properties/files/items/properties/base64/type",keyword:"type",params:{
type:"string"},schema:S.properties.files.items.properties.base64.type,parentSchema:S.properties.files.items.properties.base64,data:u};e===null?e=[f]:e.push(f),a++}}
if(n.file!==void 0){let u=n.file;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/file",schemaPath:"#/properties/files/items/properties/file/type",keyword:"\
type",params:{type:"string"},schema:S.properties.files.items.properties.file.type,parentSchema:S.properties.files.items.properties.file,data:u};e===null?e=[f]:e.
push(f),a++}}if(n.copy_of!==void 0){let u=n.copy_of;if(typeof u!="string"){let f={instancePath:p+"/files/"+d+"/copy_of",schemaPath:"#/properties/files/items/pro\
perties/copy_of/type",keyword:"type",params:{type:"string"},schema:S.properties.files.items.properties.copy_of.type,parentSchema:S.properties.files.items.properties.
copy_of,data:u};e===null?e=[f]:e.push(f),a++}}if(n.mime_type!==void 0){let u=n.mime_type;if(typeof u=="string"){if(!ep.test(u)){let f={instancePath:p+"/files/"+
d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]\
+$"},schema:"^[A-Za-z0-9!#$&^_.+-]+/[A-Za-z0-9!#$&^_.+-]+$",parentSchema:S.properties.files.items.properties.mime_type,data:u};e===null?e=[f]:e.push(f),a++}}else{
let f={instancePath:p+"/files/"+d+"/mime_type",schemaPath:"#/properties/files/items/properties/mime_type/type",keyword:"type",params:{type:"string"},schema:S.properties.
files.items.properties.mime_type.type,parentSchema:S.properties.files.items.properties.mime_type,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+
"/files/"+d,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"},schema:S.properties.files.items.type,parentSchema:S.properties.files.
items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},schema:S.
properties.files.type,parentSchema:S.properties.files,data:i};e===null?e=[o]:e.push(o),a++}}if(s.upload_collections!==void 0){let i=s.upload_collections;if(Array.
isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let u={instancePath:p+"/upload_collect\
ions/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"id"},schema:S.properties.upload_collections.items.
required,parentSchema:S.properties.upload_collections.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.label===void 0){let u={instancePath:p+"/upload_collections\
/"+d,schemaPath:"#/properties/upload_collections/items/required",keyword:"required",params:{missingProperty:"label"},schema:S.properties.upload_collections.items.
required,parentSchema:S.properties.upload_collections.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!(u==="id"||u==="label"||u==="position"||u===
"parent")){let f={instancePath:p+"/upload_collections/"+d,schemaPath:"#/properties/upload_collections/items/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:u},schema:!1,parentSchema:S.properties.upload_collections.items,data:n};e===null?e=[f]:e.push(f),a++}if(n.id!==void 0){let u=n.id;if(typeof u==
"string"){if(gs(u)<1){let f={instancePath:p+"/upload_collections/"+d+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/minLength",keyword:"m\
inLength",params:{limit:1},schema:1,parentSchema:S.properties.upload_collections.items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+
"/upload_collections/"+d+"/id",schemaPath:"#/properties/upload_collections/items/properties/id/type",keyword:"type",params:{type:"string"},schema:S.properties.upload_collections.
items.properties.id.type,parentSchema:S.properties.upload_collections.items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}if(n.label!==void 0){let u=n.label;
if(typeof u!="string"){let f={instancePath:p+"/upload_collections/"+d+"/label",schemaPath:"#/properties/upload_collections/items/properties/label/type",keyword:"\
type",params:{type:"string"},schema:S.properties.upload_collections.items.properties.label.type,parentSchema:S.properties.upload_collections.items.properties.label,
data:u};e===null?e=[f]:e.push(f),a++}}if(n.position!==void 0){let u=n.position;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let f={instancePath:p+"\
/upload_collections/"+d+"/position",schemaPath:"#/properties/upload_collections/items/properties/position/type",keyword:"type",params:{type:"integer"},schema:S.
properties.upload_collections.items.properties.position.type,parentSchema:S.properties.upload_collections.items.properties.position,data:u};e===null?e=[f]:e.push(
f),a++}if(typeof u=="number"&&isFinite(u)&&(u<0||isNaN(u))){let f={instancePath:p+"/upload_collections/"+d+"/position",schemaPath:"#/properties/upload_collectio\
ns/items/properties/position/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:S.properties.upload_collections.items.properties.
position,data:u};e===null?e=[f]:e.push(f),a++}}if(n.parent!==void 0){let u=n.parent,f=a,M=!0,nr=a;if(u!==null){let _e={};e===null?e=[_e]:e.push(_e),a++}var r=nr===
a;if(a=f,e!==null&&(f?e.length=f:e=null),!r){let _e=a;Pr(u,{instancePath:p+"/upload_collections/"+d+"/parent",parentData:n,parentDataProperty:"parent",rootData:y,
dynamicAnchors:c})||(e=e===null?Pr.errors:v(e,Pr.errors),a=e.length);var r=_e===a;M=r}if(!M){let _e={instancePath:p+"/upload_collections/"+d+"/parent",schemaPath:"\
#/properties/upload_collections/items/properties/parent/if",keyword:"if",params:{failingKeyword:"else"},schema:S.properties.upload_collections.items.properties.
parent.if,parentSchema:S.properties.upload_collections.items.properties.parent,data:u};e===null?e=[_e]:e.push(_e),a++}}}else{let u={instancePath:p+"/upload_coll\
ections/"+d,schemaPath:"#/properties/upload_collections/items/type",keyword:"type",params:{type:"object"},schema:S.properties.upload_collections.items.type,parentSchema:S.
properties.upload_collections.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/upload_collections",schemaPath:"#/properties/upload_coll\
ections/type",keyword:"type",params:{type:"array"},schema:S.properties.upload_collections.type,parentSchema:S.properties.upload_collections,data:i};e===null?e=[
o]:e.push(o),a++}}if(s.uploads!==void 0){let i=s.uploads;if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.id===void 0){let u={instancePath:p+"/uploads/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"id"},schema:S.
properties.uploads.items.required,parentSchema:S.properties.uploads.items,data:n};e===null?e=[u]:e.push(u),a++}if(n.path===void 0){let u={instancePath:p+"/uploa\
ds/"+d,schemaPath:"#/properties/uploads/items/required",keyword:"required",params:{missingProperty:"path"},schema:S.properties.uploads.items.required,parentSchema:S.
properties.uploads.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!de.call(S.properties.uploads.items.properties,u)){let f={instancePath:p+"/uploa\
ds/"+d,schemaPath:"#/properties/uploads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},schema:!1,parentSchema:S.properties.
uploads.items,data:n};e===null?e=[f]:e.push(f),a++}if(n.id!==void 0){let u=n.id;if(typeof u=="string"){if(gs(u)<1){let f={instancePath:p+"/uploads/"+d+"/id",schemaPath:"\
#/properties/uploads/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.uploads.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/id",schemaPath:"#/properties/uploads/items/properties/id/type",keyword:"type",params:{type:"\
string"},schema:S.properties.uploads.items.properties.id.type,parentSchema:S.properties.uploads.items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}if(n.path!==
void 0){let u=n.path;if(typeof u!="string"){let f={instancePath:p+"/uploads/"+d+"/path",schemaPath:"#/properties/uploads/items/properties/path/type",keyword:"ty\
pe",params:{type:"string"},schema:S.properties.uploads.items.properties.path.type,parentSchema:S.properties.uploads.items.properties.path,data:u};e===null?e=[f]:
e.push(f),a++}}if(n.basename!==void 0){let u=n.basename;if(typeof u=="string"){if(gs(u)<1){let f={instancePath:p+"/uploads/"+d+"/basename",schemaPath:"#/propert\
ies/uploads/items/properties/basename/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.uploads.items.properties.basename,data:u};
e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/basename",schemaPath:"#/properties/uploads/items/properties/basename/type",keyword:"typ\
e",params:{type:"string"},schema:S.properties.uploads.items.properties.basename.type,parentSchema:S.properties.uploads.items.properties.basename,data:u};e===null?
e=[f]:e.push(f),a++}}if(n.url!==void 0){let u=n.url;if(typeof u=="string"){if(!rp.test(u)){let f={instancePath:p+"/uploads/"+d+"/url",schemaPath:"#/properties/u\
ploads/items/properties/url/pattern",keyword:"pattern",params:{pattern:"^/[^\\ud800-\\udfff]*$"},schema:"^/[^\\ud800-\\udfff]*$",parentSchema:S.properties.uploads.
items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/url",schemaPath:"#/properties/uploads/items/properties/url\
/type",keyword:"type",params:{type:"string"},schema:S.properties.uploads.items.properties.url.type,parentSchema:S.properties.uploads.items.properties.url,data:u};
e===null?e=[f]:e.push(f),a++}}if(n.author!==void 0){let u=n.author;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/uploads/"+d+"/author",schemaPath:"#/\
properties/uploads/items/properties/author/type",keyword:"type",params:{type:S.properties.uploads.items.properties.author.type},schema:S.properties.uploads.items.
properties.author.type,parentSchema:S.properties.uploads.items.properties.author,data:u};e===null?e=[f]:e.push(f),a++}}if(n.copyright!==void 0){let u=n.copyright;
if(typeof u!="string"&&u!==null){let f={instancePath:p+"/uploads/"+d+"/copyright",schemaPath:"#/properties/uploads/items/properties/copyright/type",keyword:"typ\
e",params:{type:S.properties.uploads.items.properties.copyright.type},schema:S.properties.uploads.items.properties.copyright.type,parentSchema:S.properties.uploads.
items.properties.copyright,data:u};e===null?e=[f]:e.push(f),a++}}if(n.notes!==void 0){let u=n.notes;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/upl\
oads/"+d+"/notes",schemaPath:"#/properties/uploads/items/properties/notes/type",keyword:"type",params:{type:S.properties.uploads.items.properties.notes.type},schema:S.
properties.uploads.items.properties.notes.type,parentSchema:S.properties.uploads.items.properties.notes,data:u};e===null?e=[f]:e.push(f),a++}}if(n.tags!==void 0){
let u=n.tags;if(Array.isArray(u)){let f=u.length;for(let M=0;M<f;M++){let nr=u[M];if(typeof nr!="string"){let _e={instancePath:p+"/uploads/"+d+"/tags/"+M,schemaPath:"\
#/properties/uploads/items/properties/tags/items/type",keyword:"type",params:{type:"string"},schema:S.properties.uploads.items.properties.tags.items.type,parentSchema:S.
properties.uploads.items.properties.tags.items,data:nr};e===null?e=[_e]:e.push(_e),a++}}}else{let f={instancePath:p+"/uploads/"+d+"/tags",schemaPath:"#/properti\
es/uploads/items/properties/tags/type",keyword:"type",params:{type:"array"},schema:S.properties.uploads.items.properties.tags.type,parentSchema:S.properties.uploads.
items.properties.tags,data:u};e===null?e=[f]:e.push(f),a++}}if(n.default_field_metadata!==void 0){let u=n.default_field_metadata;if(u&&typeof u=="object"&&!Array.
isArray(u))for(let f in u)It(u[f],{instancePath:p+"/uploads/"+d+"/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:u,parentDataProperty:f,
rootData:y,dynamicAnchors:c})||(e=e===null?It.errors:v(e,It.errors),a=e.length);else{let f={instancePath:p+"/uploads/"+d+"/default_field_metadata",schemaPath:"#\
/properties/uploads/items/properties/default_field_metadata/type",keyword:"type",params:{type:"object"},schema:S.properties.uploads.items.properties.default_field_metadata.
type,parentSchema:S.properties.uploads.items.properties.default_field_metadata,data:u};e===null?e=[f]:e.push(f),a++}}if(n.creator!==void 0&&(Nt(n.creator,{instancePath:p+
"/uploads/"+d+"/creator",parentData:n,parentDataProperty:"creator",rootData:y,dynamicAnchors:c})||(e=e===null?Nt.errors:v(e,Nt.errors),a=e.length)),n.upload_collection!==
void 0){let u=n.upload_collection,f=a,M=!0,nr=a;if(u!==null){let _e={};e===null?e=[_e]:e.push(_e),a++}var t=nr===a;if(a=f,e!==null&&(f?e.length=f:e=null),!t){let _e=a;
Pr(u,{instancePath:p+"/uploads/"+d+"/upload_collection",parentData:n,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?Pr.errors:
v(e,Pr.errors),a=e.length);var t=_e===a;M=t}if(!M){let _e={instancePath:p+"/uploads/"+d+"/upload_collection",schemaPath:"#/properties/uploads/items/properties/u\
pload_collection/if",keyword:"if",params:{failingKeyword:"else"},schema:S.properties.uploads.items.properties.upload_collection.if,parentSchema:S.properties.uploads.
items.properties.upload_collection,data:u};e===null?e=[_e]:e.push(_e),a++}}if(n.created_at!==void 0){let u=n.created_at;if(typeof u=="string"){if(!ae.test(u)){let f={
instancePath:p+"/uploads/"+d+"/created_at",schemaPath:"#/properties/uploads/items/properties/created_at/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:S.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/uploads/"+d+"/create\
d_at",schemaPath:"#/properties/uploads/items/properties/created_at/type",keyword:"type",params:{type:"string"},schema:S.properties.uploads.items.properties.created_at.
type,parentSchema:S.properties.uploads.items.properties.created_at,data:u};e===null?e=[f]:e.push(f),a++}}if(n.updated_at!==void 0){let u=n.updated_at;if(typeof u==
"string"){if(!ae.test(u)){let f={instancePath:p+"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/format",keyword:"format",
params:{format:"date-time"},schema:"date-time",parentSchema:S.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+
"/uploads/"+d+"/updated_at",schemaPath:"#/properties/uploads/items/properties/updated_at/type",keyword:"type",params:{type:"string"},schema:S.properties.uploads.
items.properties.updated_at.type,parentSchema:S.properties.uploads.items.properties.updated_at,data:u};e===null?e=[f]:e.push(f),a++}}}else{let u={instancePath:p+
"/uploads/"+d,schemaPath:"#/properties/uploads/items/type",keyword:"type",params:{type:"object"},schema:S.properties.uploads.items.type,parentSchema:S.properties.
uploads.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"a\
rray"},schema:S.properties.uploads.type,parentSchema:S.properties.uploads,data:i};e===null?e=[o]:e.push(o),a++}}if(s.webhooks!==void 0){let i=s.webhooks;if(Array.
isArray(i)){let o=i.length;for(let d=0;d<o;d++){let n=i[d];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"\
#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"id"},schema:S.properties.webhooks.items.required,parentSchema:S.properties.webhooks.
items,data:n};e===null?e=[u]:e.push(u),a++}if(n.name===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"r\
equired",params:{missingProperty:"name"},schema:S.properties.webhooks.items.required,parentSchema:S.properties.webhooks.items,data:n};e===null?e=[u]:e.push(u),a++}
if(n.url===void 0){let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/required",keyword:"required",params:{missingProperty:"url"},schema:S.
properties.webhooks.items.required,parentSchema:S.properties.webhooks.items,data:n};e===null?e=[u]:e.push(u),a++}for(let u in n)if(!de.call(S.properties.webhooks.
items.properties,u)){let f={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
schema:!1,parentSchema:S.properties.webhooks.items,data:n};e===null?e=[f]:e.push(f),a++}if(n.id!==void 0){let u=n.id;if(typeof u=="string"){if(gs(u)<1){let f={instancePath:p+
"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/minLength",keyword:"minLength",params:{limit:1},schema:1,parentSchema:S.properties.webhooks.
items.properties.id,data:u};e===null?e=[f]:e.push(f),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/id",schemaPath:"#/properties/webhooks/items/properties/id/\
type",keyword:"type",params:{type:"string"},schema:S.properties.webhooks.items.properties.id.type,parentSchema:S.properties.webhooks.items.properties.id,data:u};
e===null?e=[f]:e.push(f),a++}}if(n.name!==void 0){let u=n.name;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/name",schemaPath:"#/properties/webh\
ooks/items/properties/name/type",keyword:"type",params:{type:"string"},schema:S.properties.webhooks.items.properties.name.type,parentSchema:S.properties.webhooks.
items.properties.name,data:u};e===null?e=[f]:e.push(f),a++}}if(n.url!==void 0){let u=n.url;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/url",schemaPath:"\
#/properties/webhooks/items/properties/url/type",keyword:"type",params:{type:"string"},schema:S.properties.webhooks.items.properties.url.type,parentSchema:S.properties.
webhooks.items.properties.url,data:u};e===null?e=[f]:e.push(f),a++}}if(n.custom_payload!==void 0){let u=n.custom_payload;if(typeof u!="string"&&u!==null){let f={
instancePath:p+"/webhooks/"+d+"/custom_payload",schemaPath:"#/properties/webhooks/items/properties/custom_payload/type",keyword:"type",params:{type:S.properties.
webhooks.items.properties.custom_payload.type},schema:S.properties.webhooks.items.properties.custom_payload.type,parentSchema:S.properties.webhooks.items.properties.
custom_payload,data:u};e===null?e=[f]:e.push(f),a++}}if(n.headers!==void 0){let u=n.headers;if(u&&typeof u=="object"&&!Array.isArray(u))for(let f in u){let M=u[f];
if(typeof M!="string"){let nr={instancePath:p+"/webhooks/"+d+"/headers/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/webhooks/items/proper\
ties/headers/additionalProperties/type",keyword:"type",params:{type:"string"},schema:S.properties.webhooks.items.properties.headers.additionalProperties.type,parentSchema:S.
properties.webhooks.items.properties.headers.additionalProperties,data:M};e===null?e=[nr]:e.push(nr),a++}}else{let f={instancePath:p+"/webhooks/"+d+"/headers",schemaPath:"\
#/properties/webhooks/items/properties/headers/type",keyword:"type",params:{type:"object"},schema:S.properties.webhooks.items.properties.headers.type,parentSchema:S.
properties.webhooks.items.properties.headers,data:u};e===null?e=[f]:e.push(f),a++}}if(n.events!==void 0){let u=n.events;if(Array.isArray(u)){let f=u.length;for(let M=0;M<
f;M++)$t(u[M],{instancePath:p+"/webhooks/"+d+"/events/"+M,parentData:u,parentDataProperty:M,rootData:y,dynamicAnchors:c})||(e=e===null?$t.errors:v(e,$t.errors),
a=e.length)}else{let f={instancePath:p+"/webhooks/"+d+"/events",schemaPath:"#/properties/webhooks/items/properties/events/type",keyword:"type",params:{type:"arr\
ay"},schema:S.properties.webhooks.items.properties.events.type,parentSchema:S.properties.webhooks.items.properties.events,data:u};e===null?e=[f]:e.push(f),a++}}
if(n.http_basic_user!==void 0){let u=n.http_basic_user;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_basic_user",schemaPath:"#/pr\
operties/webhooks/items/properties/http_basic_user/type",keyword:"type",params:{type:S.properties.webhooks.items.properties.http_basic_user.type},schema:S.properties.
webhooks.items.properties.http_basic_user.type,parentSchema:S.properties.webhooks.items.properties.http_basic_user,data:u};e===null?e=[f]:e.push(f),a++}}if(n.http_basic_password!==
void 0){let u=n.http_basic_password;if(typeof u!="string"&&u!==null){let f={instancePath:p+"/webhooks/"+d+"/http_basic_password",schemaPath:"#/properties/webhoo\
ks/items/properties/http_basic_password/type",keyword:"type",params:{type:S.properties.webhooks.items.properties.http_basic_password.type},schema:S.properties.webhooks.
items.properties.http_basic_password.type,parentSchema:S.properties.webhooks.items.properties.http_basic_password,data:u};e===null?e=[f]:e.push(f),a++}}if(n.enabled!==
void 0){let u=n.enabled;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/enabled",schemaPath:"#/properties/webhooks/items/properties/enabled/type",
keyword:"type",params:{type:"boolean"},schema:S.properties.webhooks.items.properties.enabled.type,parentSchema:S.properties.webhooks.items.properties.enabled,data:u};
e===null?e=[f]:e.push(f),a++}}if(n.payload_api_version!==void 0){let u=n.payload_api_version;if(typeof u!="string"){let f={instancePath:p+"/webhooks/"+d+"/paylo\
ad_api_version",schemaPath:"#/properties/webhooks/items/properties/payload_api_version/type",keyword:"type",params:{type:"string"},schema:S.properties.webhooks.
items.properties.payload_api_version.type,parentSchema:S.properties.webhooks.items.properties.payload_api_version,data:u};e===null?e=[f]:e.push(f),a++}}if(n.nested_items_in_payload!==
void 0){let u=n.nested_items_in_payload;if(typeof u!="boolean"){let f={instancePath:p+"/webhooks/"+d+"/nested_items_in_payload",schemaPath:"#/properties/webhook\
s/items/properties/nested_items_in_payload/type",keyword:"type",params:{type:"boolean"},schema:S.properties.webhooks.items.properties.nested_items_in_payload.type,
parentSchema:S.properties.webhooks.items.properties.nested_items_in_payload,data:u};e===null?e=[f]:e.push(f),a++}}if(n.auto_retry!==void 0){let u=n.auto_retry;if(typeof u!=
"boolean"){let f={instancePath:p+"/webhooks/"+d+"/auto_retry",schemaPath:"#/properties/webhooks/items/properties/auto_retry/type",keyword:"type",params:{type:"b\
oolean"},schema:S.properties.webhooks.items.properties.auto_retry.type,parentSchema:S.properties.webhooks.items.properties.auto_retry,data:u};e===null?e=[f]:e.push(
f),a++}}}else{let u={instancePath:p+"/webhooks/"+d,schemaPath:"#/properties/webhooks/items/type",keyword:"type",params:{type:"object"},schema:S.properties.webhooks.
items.type,parentSchema:S.properties.webhooks.items,data:n};e===null?e=[u]:e.push(u),a++}}}else{let o={instancePath:p+"/webhooks",schemaPath:"#/properties/webho\
oks/type",keyword:"type",params:{type:"array"},schema:S.properties.webhooks.type,parentSchema:S.properties.webhooks,data:i};e===null?e=[o]:e.push(o),a++}}}else{
let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:S.type,parentSchema:S,data:s};e===null?e=[i]:e.push(i),a++}return ti.errors=
e,a===0}ti.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function v(s,p){for(let k of p)s.push(k);return s}var tp={flat:{updateUpload:{200:cs,202:oa,400:w,
401:w,403:w,404:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:wa},getUpload:{200:cs,401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w},deleteUpload:{200:cs,
401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w},createUpload:{201:cs,202:oa,400:w,401:w,403:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:qa},listUploads:{
200:Sa,401:w,403:w,405:w,422:w,429:w,500:w,503:w},createUploadRequest:{201:va,400:w,401:w,403:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Aa},updateWebhook:{
200:fs,400:w,401:w,403:w,404:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:ja},getWebhook:{200:fs,401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w},deleteWebhook:{
200:fs,401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w},createWebhook:{201:fs,400:w,401:w,403:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Da},listWebhooks:{
200:Ia,401:w,403:w,405:w,422:w,429:w,500:w,503:w},listWebhookCalls:{200:Na,401:w,403:w,405:w,422:w,429:w,500:w,503:w},getWebhookCall:{200:$a,401:w,403:w,404:w,405:w,
422:w,429:w,500:w,503:w},resendWebhookCall:{401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w},getUploadCollection:{200:hs,401:w,403:w,404:w,405:w,422:w,429:w,500:w,
503:w},updateUploadCollection:{200:hs,400:w,401:w,403:w,404:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:xa},deleteUploadCollection:{200:hs,401:w,403:w,404:w,
405:w,422:w,429:w,500:w,503:w},createUploadCollection:{201:hs,400:w,401:w,403:w,405:w,413:w,415:w,422:w,429:w,500:w,503:w,request:Ea},listUploadCollections:{200:Ta,
401:w,403:w,405:w,422:w,429:w,500:w,503:w},getJobResult:{200:Fa,401:w,403:w,404:w,405:w,422:w,429:w,500:w,503:w}},"json-api":{updateUpload:{200:_s,202:na,400:q,
401:q,404:q,405:q,413:q,415:q,422:q,429:q,500:q,503:q,request:Oa},getUpload:{200:_s,401:q,404:q,405:q,422:q,429:q,500:q,503:q},deleteUpload:{200:_s,401:q,404:q,
405:q,422:q,429:q,500:q,503:q},createUpload:{201:_s,202:na,400:q,401:q,405:q,413:q,415:q,422:q,429:q,500:q,503:q,request:Ra},listUploads:{200:Ca,401:q,405:q,422:q,
429:q,500:q,503:q},createUploadRequest:{201:Va,400:q,401:q,405:q,413:q,415:q,422:q,429:q,500:q,503:q,request:La},updateWebhook:{200:bs,400:q,401:q,404:q,405:q,413:q,
415:q,422:q,429:q,500:q,503:q,request:Ua},getWebhook:{200:bs,401:q,404:q,405:q,422:q,429:q,500:q,503:q},deleteWebhook:{200:bs,401:q,404:q,405:q,422:q,429:q,500:q,
503:q},createWebhook:{201:bs,400:q,401:q,405:q,413:q,415:q,422:q,429:q,500:q,503:q,request:za},listWebhooks:{200:Ba,401:q,405:q,422:q,429:q,500:q,503:q},listWebhookCalls:{
200:Ma,401:q,405:q,422:q,429:q,500:q,503:q},getWebhookCall:{200:Wa,401:q,404:q,405:q,422:q,429:q,500:q,503:q},resendWebhookCall:{401:q,404:q,405:q,422:q,429:q,500:q,
503:q},getUploadCollection:{200:Ps,401:q,404:q,405:q,422:q,429:q,500:q,503:q},updateUploadCollection:{200:Ps,400:q,401:q,404:q,405:q,413:q,415:q,422:q,429:q,500:q,
503:q,request:Za},deleteUploadCollection:{200:Ps,401:q,404:q,405:q,422:q,429:q,500:q,503:q},createUploadCollection:{201:Ps,400:q,401:q,405:q,413:q,415:q,422:q,429:q,
500:q,503:q,request:Ha},listUploadCollections:{200:Ka,401:q,405:q,422:q,429:q,500:q,503:q},getJobResult:{200:Ga,401:q,404:q,405:q,422:q,429:q,500:q,503:q}},seed:Ya};var sp=ai,zr={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function ai(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ai.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s.replace_strategy===void 0&&(s.replace_strategy=
"create_new_url");for(let t in s)if(t!=="replace_strategy"){let i={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
schema:!1,parentSchema:zr,data:s};e===null?e=[i]:e.push(i),a++}let r=s.replace_strategy;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/rep\
lace_strategy",schemaPath:"#/properties/replace_strategy/type",keyword:"type",params:{type:"string"},schema:zr.properties.replace_strategy.type,parentSchema:zr.
properties.replace_strategy,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.replace_strategy=i))}if(!(r==="create_new_url"||r==="keep_url")){
let t={instancePath:p+"/replace_strategy",schemaPath:"#/properties/replace_strategy/enum",keyword:"enum",params:{allowedValues:zr.properties.replace_strategy.enum},
schema:zr.properties.replace_strategy.enum,parentSchema:zr.properties.replace_strategy,data:r};e===null?e=[t]:e.push(t),a++}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:zr.type,parentSchema:zr,data:s};e===null?e=[r]:e.push(r),a++}return ai.errors=e,a===0}ai.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ip=pi,xi={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function pi(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=pi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:xi,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:xi.type,parentSchema:xi,data:s};e===null?e=[r]:e.push(r),a++}return pi.errors=e,a===0}pi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ap=oi,
Ei={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};function oi(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=oi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Ei,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ei.type,parentSchema:Ei,
data:s};e===null?e=[r]:e.push(r),a++}return oi.errors=e,a===0}oi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pp=ni,Ti={$id:"standin://flat/query/cr\
eateUpload",type:"object",additionalProperties:!1,properties:{}};function ni(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=ni.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Ti,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ti.type,parentSchema:Ti,data:s};e===null?e=[r]:e.push(
r),a++}return ni.errors=e,a===0}ni.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var op=li,ge={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,
properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"f\
ilter[query]":{type:"string"},"filter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/UploadOrderRule"}}}},Br={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/\
$defs/UploadFieldConditions"}},OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/Fi\
lterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat\
/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},
tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/\
$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"st\
andin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$d\
efs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{
$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$de\
fs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientatio\
n"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},Gi=Object.prototype.hasOwnProperty,ii={type:"object",additionalProperties:!1,properties:{
type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/F\
ilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"\
standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByW\
ords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/s\
chemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalT\
ext"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/\
schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"\
standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByM\
ediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"\
standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},K={type:"object",additionalProperties:!1,
properties:{eq:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive",
"audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocume\
nt","presentation","richtext","spreadsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","r\
ichtext","spreadsheet","video"]}}}};function Tr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Tr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||
r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:K,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/proper\
ties/eq/type",keyword:"type",params:{type:"string"},schema:K.properties.eq.type,parentSchema:K.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=
i,s!==void 0&&(s.eq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video")){let t={
instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",params:{allowedValues:K.properties.eq.enum},schema:K.properties.eq.enum,parentSchema:K.properties.
eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=
r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/\
properties/neq/type",keyword:"type",params:{type:"string"},schema:K.properties.neq.type,parentSchema:K.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.neq=i))}if(!(r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video")){
let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:K.properties.neq.enum},schema:K.properties.neq.enum,parentSchema:K.
properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"\
#/properties/in/type",keyword:"type",params:{type:"array"},schema:K.properties.in.type,parentSchema:K.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"\
/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:K.properties.in.items.type,parentSchema:K.properties.in.items,data:o};
e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||o==="presentation"||o==="ri\
chtext"||o==="spreadsheet"||o==="video")){let d={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/enum",keyword:"enum",params:{allowedValues:K.properties.
in.items.enum},schema:K.properties.in.items.enum,parentSchema:K.properties.in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}if(s.not_in!==void 0){let r=s.not_in;
if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t===
"number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:K.
properties.not_in.type,parentSchema:K.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="stri\
ng"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/t\
ype",keyword:"type",params:{type:"string"},schema:K.properties.not_in.items.type,parentSchema:K.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==
void 0&&(o=n,r!==void 0&&(r[i]=n))}if(!(o==="archive"||o==="audio"||o==="image"||o==="pdfdocument"||o==="presentation"||o==="richtext"||o==="spreadsheet"||o==="\
video")){let d={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:K.properties.not_in.items.enum},schema:K.
properties.not_in.items.enum,parentSchema:K.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:K.type,parentSchema:K,data:s};e===null?e=[r]:e.push(r),a++}return Tr.errors=e,a===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Te={type:"object",additionalProperties:!1,properties:{eq:{type:"number"},neq:{type:"number"},gt:{type:"number"},gte:{type:"number"},lt:{type:"number"},lte:{
type:"number"}}};function ye(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ye.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="l\
t"||r==="lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Te,
data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/eq",
schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"number"},schema:Te.properties.eq.type,parentSchema:Te.properties.eq,data:r};e===null?e=[o]:e.push(
o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+
"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"number"},schema:Te.properties.neq.type,parentSchema:Te.properties.neq,data:r};e===null?e=
[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.gt!==void 0){let r=s.gt;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)i=+r;else{
let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"number"},schema:Te.properties.gt.type,parentSchema:Te.properties.gt,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}}if(s.gte!==void 0){let r=s.gte;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&r==+r)
i=+r;else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type:"number"},schema:Te.properties.gte.type,parentSchema:Te.properties.
gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gte=i))}}if(s.lt!==void 0){let r=s.lt;if(!(typeof r=="number"&&isFinite(r))){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||t=="string"&&r&&
r==+r)i=+r;else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"number"},schema:Te.properties.lt.type,parentSchema:Te.
properties.lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}}if(s.lte!==void 0){let r=s.lte;if(!(typeof r=="number"&&isFinite(r))){
let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="number"&&isFinite(r)&&(i=r)),i===void 0)if(t=="boolean"||r===null||
t=="string"&&r&&r==+r)i=+r;else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"number"},schema:Te.properties.lte.type,
parentSchema:Te.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Te.type,parentSchema:Te,data:s};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ue={type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date-time"},gt:{type:"\
string",format:"date-time"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},ir=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function Re(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Re.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="\
lte")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ue,data:s};
e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/typ\
e",keyword:"type",params:{type:"string"},schema:ue.properties.eq.type,parentSchema:ue.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.eq=i))}if(typeof r=="string"&&!ir.test(r)){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/format",keyword:"format",params:{format:"date-time"},schema:"\
date-time",parentSchema:ue.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="obj\
ect"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={
instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:ue.properties.neq.type,parentSchema:ue.properties.neq,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(typeof r=="string"&&!ir.test(r)){let t={instancePath:p+"/neq",schemaPath:"#/properties/n\
eq/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ue.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.gt!==void 0){
let r=s.gt;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gt",schemaPath:"#/properties/gt/type",keyword:"type",params:{type:"string"},schema:ue.
properties.gt.type,parentSchema:ue.properties.gt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.gt=i))}if(typeof r=="string"&&!ir.test(r)){
let t={instancePath:p+"/gt",schemaPath:"#/properties/gt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ue.properties.gt,data:r};
e===null?e=[t]:e.push(t),a++}}if(s.gte!==void 0){let r=s.gte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/gte",schemaPath:"#/properties/gte/t\
ype",keyword:"type",params:{type:"string"},schema:ue.properties.gte.type,parentSchema:ue.properties.gte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==
void 0&&(s.gte=i))}if(typeof r=="string"&&!ir.test(r)){let t={instancePath:p+"/gte",schemaPath:"#/properties/gte/format",keyword:"format",params:{format:"date-t\
ime"},schema:"date-time",parentSchema:ue.properties.gte,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lt!==void 0){let r=s.lt;if(typeof r!="string"){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i=
"";else{let o={instancePath:p+"/lt",schemaPath:"#/properties/lt/type",keyword:"type",params:{type:"string"},schema:ue.properties.lt.type,parentSchema:ue.properties.
lt,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lt=i))}if(typeof r=="string"&&!ir.test(r)){let t={instancePath:p+"/lt",schemaPath:"#/pro\
perties/lt/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ue.properties.lt,data:r};e===null?e=[t]:e.push(t),a++}}if(s.lte!==
void 0){let r=s.lte;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)
if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/lte",schemaPath:"#/properties/lte/type",keyword:"type",params:{type:"stri\
ng"},schema:ue.properties.lte.type,parentSchema:ue.properties.lte,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.lte=i))}if(typeof r=="str\
ing"&&!ir.test(r)){let t={instancePath:p+"/lte",schemaPath:"#/properties/lte/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:ue.
properties.lte,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ue.type,parentSchema:ue,
data:s};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var me={type:"object",additionalProperties:!1,
properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"s\
tring"}},eq:{type:"array",items:{type:"string"}}}};function ce(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="conta\
ins"||r==="any_in"||r==="all_in"||r==="not_in"||r==="eq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:me,data:s};e===null?e=[t]:e.push(t),a++}if(s.contains!==void 0){let r=s.contains;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/contains",schemaPath:"#/properties/contains/type",keyword:"type",params:{type:"string"},schema:me.properties.contains.type,parentSchema:me.properties.contains,
data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.contains=i))}}if(s.any_in!==void 0){let r=s.any_in;if(!Array.isArray(r)){let t=typeof r,i;if(t==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{
let o={instancePath:p+"/any_in",schemaPath:"#/properties/any_in/type",keyword:"type",params:{type:"array"},schema:me.properties.any_in.type,parentSchema:me.properties.
any_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.any_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!=
"string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")
n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/any_in/"+i,schemaPath:"#/properties/any_in/items/type",keyword:"type",params:{type:"string"},schema:me.
properties.any_in.items.type,parentSchema:me.properties.any_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.all_in!==
void 0){let r=s.all_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)
if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/all_in",schemaPath:"#/properties/all_in/type",keyword:"type",params:{type:"\
array"},schema:me.properties.all_in.type,parentSchema:me.properties.all_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.all_in=i))}if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,
typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/all_in/"+i,schemaPath:"#/properties\
/all_in/items/type",keyword:"type",params:{type:"string"},schema:me.properties.all_in.items.type,parentSchema:me.properties.all_in.items,data:o};e===null?e=[u]:
e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:me.properties.not_in.type,parentSchema:me.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===
null)n="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:me.properties.not_in.
items.type,parentSchema:me.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.eq!==void 0){let r=s.eq;if(!Array.
isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||
t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"array"},schema:me.properties.eq.type,
parentSchema:me.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){
let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d==
"number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/eq/"+i,schemaPath:"#/properties/eq/items/type",keyword:"type",params:{type:"str\
ing"},schema:me.properties.eq.items.type,parentSchema:me.properties.eq.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:me.type,parentSchema:me,data:s};e===null?e=[r]:e.push(r),a++}return ce.errors=
e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fi={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"}}},Le={type:"object",additionalProperties:!1,required:["pattern"],properties:{
pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{type:"boolean",enum:[!1],default:!1}}};function Q(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.case_sensitive===void 0&&(s.case_sensitive=!1),s.regexp===void 0&&(s.regexp=!1),s.pattern===void 0){let i={instancePath:p,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"pattern"},schema:Le.required,parentSchema:Le,data:s};e===null?e=[i]:e.push(i),a++}for(let i in s)if(!(i==="patter\
n"||i==="case_sensitive"||i==="regexp")){let o={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
schema:!1,parentSchema:Le,data:s};e===null?e=[o]:e.push(o),a++}if(s.pattern!==void 0){let i=s.pattern;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.
isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let n={instancePath:p+
"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type:"string"},schema:Le.properties.pattern.type,parentSchema:Le.properties.pattern,data:i};
e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&(s.pattern=d))}}let r=s.case_sensitive;if(typeof r!="boolean"){let i=typeof r,o;if(i=="object"&&Array.
isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r=="boolean"&&(o=r)),o===void 0)if(r==="false"||r===0||r===null)o=!1;else if(r==="true"||r===1)o=!0;else{let d={
instancePath:p+"/case_sensitive",schemaPath:"#/properties/case_sensitive/type",keyword:"type",params:{type:"boolean"},schema:Le.properties.case_sensitive.type,parentSchema:Le.
properties.case_sensitive,data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s.case_sensitive=o))}let t=s.regexp;if(typeof t!="boolean"){let i=typeof t,
o;if(i=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="boolean"&&(o=t)),o===void 0)if(t==="false"||t===0||t===null)o=!1;else if(t==="tru\
e"||t===1)o=!0;else{let d={instancePath:p+"/regexp",schemaPath:"#/properties/regexp/type",keyword:"type",params:{type:"boolean"},schema:Le.properties.regexp.type,
parentSchema:Le.properties.regexp,data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s.regexp=o))}if(t!==!1){let i={instancePath:p+"/regexp",schemaPath:"\
#/properties/regexp/enum",keyword:"enum",params:{allowedValues:Le.properties.regexp.enum},schema:Le.properties.regexp.enum,parentSchema:Le.properties.regexp,data:t};
e===null?e=[i]:e.push(i),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Le.type,parentSchema:Le,data:s};e===null?
e=[r]:e.push(r),a++}return Q.errors=e,a===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:Fi,data:s};e===null?e=[t]:e.push(t),a++}s.matches!==void 0&&(Q(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),s.not_matches!==void 0&&(Q(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length))}else{let r={instancePath:p,
schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Fi.type,parentSchema:Fi,data:s};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var os={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},
not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};function fe(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,
dynamicAnchors:c={}}={}){let e=null,a=0,l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},schema:!1,parentSchema:os,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(Q(s.matches,{instancePath:p+"/matches",parentData:s,
parentDataProperty:"matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),s.not_matches!==void 0&&(Q(s.not_matches,{instancePath:p+
"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),s.exists!==void 0){let r=s.
exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r===
"false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"\
boolean"},schema:os.properties.exists.type,parentSchema:os.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:os.type,parentSchema:os,data:s};e===null?e=[r]:e.push(r),a++}return fe.errors=
e,a===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qe={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#\
/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"str\
ing"}},not_in:{type:"array",items:{type:"string"}},exists:{type:"boolean"}}};function Ve(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r===
"matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:qe,data:s};e===null?e=[t]:e.push(t),a++}if(s.matches!==void 0&&(Q(s.matches,{instancePath:p+
"/matches",parentData:s,parentDataProperty:"matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),s.not_matches!==void 0&&(Q(s.
not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:y,dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),
s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===
void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"\
string"},schema:qe.properties.eq.type,parentSchema:qe.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){
let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:qe.
properties.neq.type,parentSchema:qe.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.
isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||
t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"array"},schema:qe.properties.in.type,
parentSchema:qe.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){
let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d==
"number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"str\
ing"},schema:qe.properties.in.items.type,parentSchema:qe.properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.
not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),
i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",
params:{type:"array"},schema:qe.properties.not_in.type,parentSchema:qe.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=
i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=
o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"\
#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:qe.properties.not_in.items.type,parentSchema:qe.properties.not_in.items,data:o};e===
null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.exists!==void 0){let r=s.exists;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{
let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},schema:qe.properties.exists.type,parentSchema:qe.properties.
exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:qe.type,parentSchema:qe,data:s};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fe={
type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}}}};function Y(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Y.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="in"||r==="not_in")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Fe,data:s};e===null?e=[t]:
e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="\
string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"\
type",params:{type:"string"},schema:Fe.properties.eq.type,parentSchema:Fe.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=
i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&
(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",
params:{type:"string"},schema:Fe.properties.neq.type,parentSchema:Fe.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}
if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===
void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"\
array"},schema:Fe.properties.in.type,parentSchema:Fe.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o==
"string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",
keyword:"type",params:{type:"string"},schema:Fe.properties.in.items.type,parentSchema:Fe.properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=
n,r!==void 0&&(r[i]=n))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=
typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/pro\
perties/not_in/type",keyword:"type",params:{type:"array"},schema:Fe.properties.not_in.type,parentSchema:Fe.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}
i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="ob\
ject"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={
instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Fe.properties.not_in.items.type,parentSchema:Fe.
properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:Fe.type,parentSchema:Fe,data:s};e===null?e=[r]:e.push(r),a++}return Y.errors=e,a===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Oe={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas\
#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function Fr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in")){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Oe,data:s};e===null?e=[t]:
e.push(t),a++}if(s.matches!==void 0&&(Q(s.matches,{instancePath:p+"/matches",parentData:s,parentDataProperty:"matches",rootData:y,dynamicAnchors:c})||(e=e===null?
Q.errors:j(e,Q.errors),a=e.length)),s.not_matches!==void 0&&(Q(s.not_matches,{instancePath:p+"/not_matches",parentData:s,parentDataProperty:"not_matches",rootData:y,
dynamicAnchors:c})||(e=e===null?Q.errors:j(e,Q.errors),a=e.length)),s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:Oe.properties.eq.type,parentSchema:Oe.properties.eq,data:r};e===null?e=[o]:e.
push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==
1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"\
#/properties/neq/type",keyword:"type",params:{type:"string"},schema:Oe.properties.neq.type,parentSchema:Oe.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==
void 0&&(r=i,s!==void 0&&(s.neq=i))}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/prope\
rties/in/type",keyword:"type",params:{type:"array"},schema:Oe.properties.in.type,parentSchema:Oe.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&
(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"\
/in/"+i,schemaPath:"#/properties/in/items/type",keyword:"type",params:{type:"string"},schema:Oe.properties.in.items.type,parentSchema:Oe.properties.in.items,data:o};
e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+
"/not_in",schemaPath:"#/properties/not_in/type",keyword:"type",params:{type:"array"},schema:Oe.properties.not_in.type,parentSchema:Oe.properties.not_in,data:r};
e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){
let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===
null)n="";else{let u={instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Oe.properties.not_in.
items.type,parentSchema:Oe.properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Oe.type,parentSchema:Oe,data:s};e===null?e=[r]:e.push(r),a++}return Fr.errors=e,a===0}Fr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ns={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function Or(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s)){for(let r in s)if(r!=="eq"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:ns,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="boolean"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+
"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"boolean"},schema:ns.properties.eq.type,parentSchema:ns.properties.eq,data:r};e===null?e=[o]:
e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ns.type,parentSchema:ns,
data:s};e===null?e=[r]:e.push(r),a++}return Or.errors=e,a===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Se={type:"object",additionalProperties:!1,
properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}},exists:{type:"boolean"}}};
function Rr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Rr.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists")){
let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Se,data:s};e===null?
e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r==
"string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"\
type",params:{type:"string"},schema:Se.properties.eq.type,parentSchema:Se.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=
i))}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&
(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",
params:{type:"string"},schema:Se.properties.neq.type,parentSchema:Se.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}}
if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===
void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type:"\
array"},schema:Se.properties.in.type,parentSchema:Se.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o==
"string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/properties/in/items/type",
keyword:"type",params:{type:"string"},schema:Se.properties.in.items.type,parentSchema:Se.properties.in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=
n,r!==void 0&&(r[i]=n))}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=
typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/pro\
perties/not_in/type",keyword:"type",params:{type:"array"},schema:Se.properties.not_in.type,parentSchema:Se.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}
i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="ob\
ject"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={
instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:Se.properties.not_in.items.type,parentSchema:Se.
properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}}}}if(s.exists!==void 0){let r=s.exists;if(typeof r!="boolea\
n"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="boolean"&&(i=r)),i===void 0)if(r==="false"||r===0||r===null)i=
!1;else if(r==="true"||r===1)i=!0;else{let o={instancePath:p+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type:"boolean"},schema:Se.properties.
exists.type,parentSchema:Se.properties.exists,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.exists=i))}}}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Se.type,parentSchema:Se,data:s};e===null?e=[r]:e.push(r),a++}return Rr.errors=e,a===0}Rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var We={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["landscape","portrait","square"]},neq:{type:"\
string",enum:["landscape","portrait","square"]}}};function Cr(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=Cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||
r==="neq")){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:We,data:s};
e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,
typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/typ\
e",keyword:"type",params:{type:"string"},schema:We.properties.eq.type,parentSchema:We.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&
(s.eq=i))}if(!(r==="landscape"||r==="portrait"||r==="square")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",params:{allowedValues:We.
properties.eq.enum},schema:We.properties.eq.enum,parentSchema:We.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!=
"string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")
i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:We.properties.neq.
type,parentSchema:We.properties.neq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="landscape"||r==="portrait"||r==="squa\
re")){let t={instancePath:p+"/neq",schemaPath:"#/properties/neq/enum",keyword:"enum",params:{allowedValues:We.properties.neq.enum},schema:We.properties.neq.enum,
parentSchema:We.properties.neq,data:r};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:We.
type,parentSchema:We,data:s};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var G={type:"object",
additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"string",enum:["icon","small","medium","large"]},in:{type:"\
array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}}}};function Vr(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!(r==="eq"||r==="neq"||r==="in"||r==="not_in")){let t={instancePath:p,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:G,data:s};e===null?e=[t]:e.push(t),a++}if(s.eq!==void 0){
let r=s.eq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t==
"number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"/eq",schemaPath:"#/properties/eq/type",keyword:"type",params:{type:"string"},schema:G.
properties.eq.type,parentSchema:G.properties.eq,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.eq=i))}if(!(r==="icon"||r==="small"||r==="m\
edium"||r==="large")){let t={instancePath:p+"/eq",schemaPath:"#/properties/eq/enum",keyword:"enum",params:{allowedValues:G.properties.eq.enum},schema:G.properties.
eq.enum,parentSchema:G.properties.eq,data:r};e===null?e=[t]:e.push(t),a++}}if(s.neq!==void 0){let r=s.neq;if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+
"/neq",schemaPath:"#/properties/neq/type",keyword:"type",params:{type:"string"},schema:G.properties.neq.type,parentSchema:G.properties.neq,data:r};e===null?e=[o]:
e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.neq=i))}if(!(r==="icon"||r==="small"||r==="medium"||r==="large")){let t={instancePath:p+"/neq",schemaPath:"#/prope\
rties/neq/enum",keyword:"enum",params:{allowedValues:G.properties.neq.enum},schema:G.properties.neq.enum,parentSchema:G.properties.neq,data:r};e===null?e=[t]:e.
push(t),a++}}if(s.in!==void 0){let r=s.in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(
r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/in",schemaPath:"#/properties/in/type",keyword:"t\
ype",params:{type:"array"},schema:G.properties.in.type,parentSchema:G.properties.in,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.in=i))}
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],
d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/in/"+i,schemaPath:"#/pro\
perties/in/items/type",keyword:"type",params:{type:"string"},schema:G.properties.in.items.type,parentSchema:G.properties.in.items,data:o};e===null?e=[u]:e.push(
u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}if(!(o==="icon"||o==="small"||o==="medium"||o==="large")){let d={instancePath:p+"/in/"+i,schemaPath:"#/properties/\
in/items/enum",keyword:"enum",params:{allowedValues:G.properties.in.items.enum},schema:G.properties.in.items.enum,parentSchema:G.properties.in.items,data:o};e===
null?e=[d]:e.push(d),a++}}}}if(s.not_in!==void 0){let r=s.not_in;if(!Array.isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=
typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/not_in",schemaPath:"#/pro\
perties/not_in/type",keyword:"type",params:{type:"array"},schema:G.properties.not_in.type,parentSchema:G.properties.not_in,data:r};e===null?e=[o]:e.push(o),a++}
i!==void 0&&(r=i,s!==void 0&&(s.not_in=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let o=r[i];if(typeof o!="string"){let d=typeof o,n;if(d=="ob\
ject"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={
instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/type",keyword:"type",params:{type:"string"},schema:G.properties.not_in.items.type,parentSchema:G.
properties.not_in.items,data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,r!==void 0&&(r[i]=n))}if(!(o==="icon"||o==="small"||o==="medium"||o==="large")){let d={
instancePath:p+"/not_in/"+i,schemaPath:"#/properties/not_in/items/enum",keyword:"enum",params:{allowedValues:G.properties.not_in.items.enum},schema:G.properties.
not_in.items.enum,parentSchema:G.properties.not_in.items,data:o};e===null?e=[d]:e.push(d),a++}}}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",
params:{type:"object"},schema:G.type,parentSchema:G,data:s};e===null?e=[r]:e.push(r),a++}return Vr.errors=e,a===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Er(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Er.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!Gi.call(ii.properties,r)){let t={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ii,data:s};e===null?e=[t]:e.push(t),a++}s.type!==void 0&&
(Tr(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Tr.errors:j(e,Tr.errors),a=e.length)),s.size!==
void 0&&(ye(s.size,{instancePath:p+"/size",parentData:s,parentDataProperty:"size",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:j(e,ye.errors),a=e.length)),
s.width!==void 0&&(ye(s.width,{instancePath:p+"/width",parentData:s,parentDataProperty:"width",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:j(e,ye.errors),
a=e.length)),s.height!==void 0&&(ye(s.height,{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:
j(e,ye.errors),a=e.length)),s._created_at!==void 0&&(Re(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"_created_at",rootData:y,dynamicAnchors:c})||
(e=e===null?Re.errors:j(e,Re.errors),a=e.length)),s._updated_at!==void 0&&(Re(s._updated_at,{instancePath:p+"/_updated_at",parentData:s,parentDataProperty:"_upd\
ated_at",rootData:y,dynamicAnchors:c})||(e=e===null?Re.errors:j(e,Re.errors),a=e.length)),s.tags!==void 0&&(ce(s.tags,{instancePath:p+"/tags",parentData:s,parentDataProperty:"\
tags",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.smart_tags!==void 0&&(ce(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,
parentDataProperty:"smart_tags",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.colors!==void 0&&(ce(s.colors,{instancePath:p+
"/colors",parentData:s,parentDataProperty:"colors",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.filename!==void 0&&(Ce(s.filename,
{instancePath:p+"/filename",parentData:s,parentDataProperty:"filename",rootData:y,dynamicAnchors:c})||(e=e===null?Ce.errors:j(e,Ce.errors),a=e.length)),s.basename!==
void 0&&(Ce(s.basename,{instancePath:p+"/basename",parentData:s,parentDataProperty:"basename",rootData:y,dynamicAnchors:c})||(e=e===null?Ce.errors:j(e,Ce.errors),
a=e.length)),s.author!==void 0&&(fe(s.author,{instancePath:p+"/author",parentData:s,parentDataProperty:"author",rootData:y,dynamicAnchors:c})||(e=e===null?fe.errors:
j(e,fe.errors),a=e.length)),s.copyright!==void 0&&(fe(s.copyright,{instancePath:p+"/copyright",parentData:s,parentDataProperty:"copyright",rootData:y,dynamicAnchors:c})||
(e=e===null?fe.errors:j(e,fe.errors),a=e.length)),s.notes!==void 0&&(fe(s.notes,{instancePath:p+"/notes",parentData:s,parentDataProperty:"notes",rootData:y,dynamicAnchors:c})||
(e=e===null?fe.errors:j(e,fe.errors),a=e.length)),s.alt!==void 0&&(Ve(s.alt,{instancePath:p+"/alt",parentData:s,parentDataProperty:"alt",rootData:y,dynamicAnchors:c})||
(e=e===null?Ve.errors:j(e,Ve.errors),a=e.length)),s.title!==void 0&&(Ve(s.title,{instancePath:p+"/title",parentData:s,parentDataProperty:"title",rootData:y,dynamicAnchors:c})||
(e=e===null?Ve.errors:j(e,Ve.errors),a=e.length)),s.format!==void 0&&(Y(s.format,{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.id!==void 0&&(Y(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.md5!==void 0&&(Y(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.path!==void 0&&(Y(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.mime_type!==void 0&&(Fr(s.mime_type,{instancePath:p+"/mime_type",parentData:s,parentDataProperty:"mime_type",rootData:y,
dynamicAnchors:c})||(e=e===null?Fr.errors:j(e,Fr.errors),a=e.length)),s.in_use!==void 0&&(Or(s.in_use,{instancePath:p+"/in_use",parentData:s,parentDataProperty:"\
in_use",rootData:y,dynamicAnchors:c})||(e=e===null?Or.errors:j(e,Or.errors),a=e.length)),s.upload_collection!==void 0&&(Rr(s.upload_collection,{instancePath:p+"\
/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?Rr.errors:j(e,Rr.errors),a=e.length)),s.orientation!==
void 0&&(Cr(s.orientation,{instancePath:p+"/orientation",parentData:s,parentDataProperty:"orientation",rootData:y,dynamicAnchors:c})||(e=e===null?Cr.errors:j(e,
Cr.errors),a=e.length)),s.resolution!==void 0&&(Vr(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:y,dynamicAnchors:c})||
(e=e===null?Vr.errors:j(e,Vr.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ii.type,parentSchema:ii,
data:s};e===null?e=[r]:e.push(r),a++}return Er.errors=e,a===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Et(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Et.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(!Gi.call(Br.properties,r)){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:r},schema:!1,parentSchema:Br,data:s};e===null?e=[t]:e.push(t),a++}if(s.AND!==void 0){let r=s.AND;if(!Array.isArray(r)){let t=typeof r,
i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||t==="boolean"||r===null)i=
[r];else{let o={instancePath:p+"/AND",schemaPath:"#/properties/AND/type",keyword:"type",params:{type:"array"},schema:Br.properties.AND.type,parentSchema:Br.properties.
AND,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.AND=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Er(r[i],{instancePath:p+
"/AND/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Er.errors:j(e,Er.errors),a=e.length)}}if(s.OR!==void 0){let r=s.OR;if(!Array.
isArray(r)){let t=typeof r,i;if(t=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],t=typeof r,Array.isArray(r)&&(i=r)),i===void 0)if(t==="string"||t==="number"||
t==="boolean"||r===null)i=[r];else{let o={instancePath:p+"/OR",schemaPath:"#/properties/OR/type",keyword:"type",params:{type:"array"},schema:Br.properties.OR.type,
parentSchema:Br.properties.OR,data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s.OR=i))}if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
Er(r[i],{instancePath:p+"/OR/"+i,parentData:r,parentDataProperty:i,rootData:y,dynamicAnchors:c})||(e=e===null?Er.errors:j(e,Er.errors),a=e.length)}}s.type!==void 0&&
(Tr(s.type,{instancePath:p+"/type",parentData:s,parentDataProperty:"type",rootData:y,dynamicAnchors:c})||(e=e===null?Tr.errors:j(e,Tr.errors),a=e.length)),s.size!==
void 0&&(ye(s.size,{instancePath:p+"/size",parentData:s,parentDataProperty:"size",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:j(e,ye.errors),a=e.length)),
s.width!==void 0&&(ye(s.width,{instancePath:p+"/width",parentData:s,parentDataProperty:"width",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:j(e,ye.errors),
a=e.length)),s.height!==void 0&&(ye(s.height,{instancePath:p+"/height",parentData:s,parentDataProperty:"height",rootData:y,dynamicAnchors:c})||(e=e===null?ye.errors:
j(e,ye.errors),a=e.length)),s._created_at!==void 0&&(Re(s._created_at,{instancePath:p+"/_created_at",parentData:s,parentDataProperty:"_created_at",rootData:y,dynamicAnchors:c})||
(e=e===null?Re.errors:j(e,Re.errors),a=e.length)),s._updated_at!==void 0&&(Re(s._updated_at,{instancePath:p+"/_updated_at",parentData:s,parentDataProperty:"_upd\
ated_at",rootData:y,dynamicAnchors:c})||(e=e===null?Re.errors:j(e,Re.errors),a=e.length)),s.tags!==void 0&&(ce(s.tags,{instancePath:p+"/tags",parentData:s,parentDataProperty:"\
tags",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.smart_tags!==void 0&&(ce(s.smart_tags,{instancePath:p+"/smart_tags",parentData:s,
parentDataProperty:"smart_tags",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.colors!==void 0&&(ce(s.colors,{instancePath:p+
"/colors",parentData:s,parentDataProperty:"colors",rootData:y,dynamicAnchors:c})||(e=e===null?ce.errors:j(e,ce.errors),a=e.length)),s.filename!==void 0&&(Ce(s.filename,
{instancePath:p+"/filename",parentData:s,parentDataProperty:"filename",rootData:y,dynamicAnchors:c})||(e=e===null?Ce.errors:j(e,Ce.errors),a=e.length)),s.basename!==
void 0&&(Ce(s.basename,{instancePath:p+"/basename",parentData:s,parentDataProperty:"basename",rootData:y,dynamicAnchors:c})||(e=e===null?Ce.errors:j(e,Ce.errors),
a=e.length)),s.author!==void 0&&(fe(s.author,{instancePath:p+"/author",parentData:s,parentDataProperty:"author",rootData:y,dynamicAnchors:c})||(e=e===null?fe.errors:
j(e,fe.errors),a=e.length)),s.copyright!==void 0&&(fe(s.copyright,{instancePath:p+"/copyright",parentData:s,parentDataProperty:"copyright",rootData:y,dynamicAnchors:c})||
(e=e===null?fe.errors:j(e,fe.errors),a=e.length)),s.notes!==void 0&&(fe(s.notes,{instancePath:p+"/notes",parentData:s,parentDataProperty:"notes",rootData:y,dynamicAnchors:c})||
(e=e===null?fe.errors:j(e,fe.errors),a=e.length)),s.alt!==void 0&&(Ve(s.alt,{instancePath:p+"/alt",parentData:s,parentDataProperty:"alt",rootData:y,dynamicAnchors:c})||
(e=e===null?Ve.errors:j(e,Ve.errors),a=e.length)),s.title!==void 0&&(Ve(s.title,{instancePath:p+"/title",parentData:s,parentDataProperty:"title",rootData:y,dynamicAnchors:c})||
(e=e===null?Ve.errors:j(e,Ve.errors),a=e.length)),s.format!==void 0&&(Y(s.format,{instancePath:p+"/format",parentData:s,parentDataProperty:"format",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.id!==void 0&&(Y(s.id,{instancePath:p+"/id",parentData:s,parentDataProperty:"id",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.md5!==void 0&&(Y(s.md5,{instancePath:p+"/md5",parentData:s,parentDataProperty:"md5",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.path!==void 0&&(Y(s.path,{instancePath:p+"/path",parentData:s,parentDataProperty:"path",rootData:y,dynamicAnchors:c})||
(e=e===null?Y.errors:j(e,Y.errors),a=e.length)),s.mime_type!==void 0&&(Fr(s.mime_type,{instancePath:p+"/mime_type",parentData:s,parentDataProperty:"mime_type",rootData:y,
dynamicAnchors:c})||(e=e===null?Fr.errors:j(e,Fr.errors),a=e.length)),s.in_use!==void 0&&(Or(s.in_use,{instancePath:p+"/in_use",parentData:s,parentDataProperty:"\
in_use",rootData:y,dynamicAnchors:c})||(e=e===null?Or.errors:j(e,Or.errors),a=e.length)),s.upload_collection!==void 0&&(Rr(s.upload_collection,{instancePath:p+"\
/upload_collection",parentData:s,parentDataProperty:"upload_collection",rootData:y,dynamicAnchors:c})||(e=e===null?Rr.errors:j(e,Rr.errors),a=e.length)),s.orientation!==
void 0&&(Cr(s.orientation,{instancePath:p+"/orientation",parentData:s,parentDataProperty:"orientation",rootData:y,dynamicAnchors:c})||(e=e===null?Cr.errors:j(e,
Cr.errors),a=e.length)),s.resolution!==void 0&&(Vr(s.resolution,{instancePath:p+"/resolution",parentData:s,parentDataProperty:"resolution",rootData:y,dynamicAnchors:c})||
(e=e===null?Vr.errors:j(e,Vr.errors),a=e.length))}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Br.type,parentSchema:Br,
data:s};e===null?e=[r]:e.push(r),a++}return Et.errors=e,a===0}Et.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls={type:"string",enum:["_created_at_A\
SC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC","basename_DESC","filename_ASC","filename_DESC","format_ASC","format_DESC","id_ASC","i\
d_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC","size_ASC","size_DESC"]};function Tt(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Tt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r=typeof s,
t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t=
"";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ls.type,parentSchema:ls,data:s};e===null?e=[i]:e.push(i),a++}t!==
void 0&&(s=t,k!==void 0&&(k[g]=t))}if(!(s==="_created_at_ASC"||s==="_created_at_DESC"||s==="_updated_at_ASC"||s==="_updated_at_DESC"||s==="basename_ASC"||s==="b\
asename_DESC"||s==="filename_ASC"||s==="filename_DESC"||s==="format_ASC"||s==="format_DESC"||s==="id_ASC"||s==="id_DESC"||s==="mime_type_ASC"||s==="mime_type_DE\
SC"||s==="resolution_ASC"||s==="resolution_DESC"||s==="size_ASC"||s==="size_DESC")){let r={instancePath:p,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ls.
enum},schema:ls.enum,parentSchema:ls,data:s};e===null?e=[r]:e.push(r),a++}return Tt.errors=e,a===0}Tt.evaluated={dynamicProps:!1,dynamicItems:!1};function li(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=li.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),s["page[limit]"]===void 0&&(s["page[limit]"]=30);for(let i in s)
if(!(i==="page[offset]"||i==="page[limit]"||i==="filter[ids]"||i==="filter[query]"||i==="filter[fields]"||i==="locale"||i==="order_by")){let o={instancePath:p,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},schema:!1,parentSchema:ge,data:s};e===null?e=[o]:e.push(o),a++}let r=s["pag\
e[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i=typeof r,o;if(i=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],i=typeof r,typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(o=r)),o===void 0)if(i==="boolean"||r===null||i==="string"&&r&&r==+r&&!(r%1))o=+r;else{let d={instancePath:p+"/page[of\
fset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:ge.properties["page[offset]"].type,parentSchema:ge.properties["\
page[offset]"],data:r};e===null?e=[d]:e.push(d),a++}o!==void 0&&(r=o,s!==void 0&&(s["page[offset]"]=o))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let i={
instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:ge.properties["\
page[offset]"],data:r};e===null?e=[i]:e.push(i),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i=typeof t,o;if(i=="obj\
ect"&&Array.isArray(t)&&t.length==1&&(t=t[0],i=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(o=t)),o===void 0)if(i==="boolean"||t===null||i==="s\
tring"&&t&&t==+t&&!(t%1))o=+t;else{let d={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},schema:ge.
properties["page[limit]"].type,parentSchema:ge.properties["page[limit]"],data:t};e===null?e=[d]:e.push(d),a++}o!==void 0&&(t=o,s!==void 0&&(s["page[limit]"]=o))}
if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let i={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"maximum",
params:{comparison:"<=",limit:500},schema:500,parentSchema:ge.properties["page[limit]"],data:t};e===null?e=[i]:e.push(i),a++}if(t<1||isNaN(t)){let i={instancePath:p+
"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:ge.properties["page[li\
mit]"],data:t};e===null?e=[i]:e.push(i),a++}}if(s["filter[ids]"]!==void 0){let i=s["filter[ids]"];if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.
isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let n={instancePath:p+
"/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:ge.properties["filter[ids]"].type,parentSchema:ge.properties["\
filter[ids]"],data:i};e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&(s["filter[ids]"]=d))}}if(s["filter[query]"]!==void 0){let i=s["filter[query]"];
if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||
o=="boolean")d=""+i;else if(i===null)d="";else{let n={instancePath:p+"/filter[query]",schemaPath:"#/properties/filter%5Bquery%5D/type",keyword:"type",params:{type:"\
string"},schema:ge.properties["filter[query]"].type,parentSchema:ge.properties["filter[query]"],data:i};e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&
(s["filter[query]"]=d))}}if(s["filter[fields]"]!==void 0&&(Et(s["filter[fields]"],{instancePath:p+"/filter[fields]",parentData:s,parentDataProperty:"filter[fiel\
ds]",rootData:y,dynamicAnchors:c})||(e=e===null?Et.errors:j(e,Et.errors),a=e.length)),s.locale!==void 0){let i=s.locale;if(typeof i!="string"){let o=typeof i,d;
if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{
let n={instancePath:p+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:"string"},schema:ge.properties.locale.type,parentSchema:ge.properties.
locale,data:i};e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&(s.locale=d))}}if(s.order_by!==void 0){let i=s.order_by;if(!Array.isArray(i)){let o=typeof i,
d;if(o=="object"&&Array.isArray(i)&&i.length==1&&(i=i[0],o=typeof i,Array.isArray(i)&&(d=i)),d===void 0)if(o==="string"||o==="number"||o==="boolean"||i===null)d=
[i];else{let n={instancePath:p+"/order_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"array"},schema:ge.properties.order_by.type,parentSchema:ge.
properties.order_by,data:i};e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=d))}if(Array.isArray(i)){let o=i.length;for(let d=0;d<o;d++)Tt(
i[d],{instancePath:p+"/order_by/"+d,parentData:i,parentDataProperty:d,rootData:y,dynamicAnchors:c})||(e=e===null?Tt.errors:j(e,Tt.errors),a=e.length)}}}else{let r={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:ge.type,parentSchema:ge,data:s};e===null?e=[r]:e.push(r),a++}return li.errors=e,
a===0}li.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var np=di,Oi={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,
properties:{}};function di(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=di.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Oi,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Oi.type,parentSchema:Oi,data:s};e===null?e=[r]:e.push(r),a++}return di.errors=e,a===0}di.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var lp=ui,Ri={$id:"standin://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};function ui(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ui.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Ri,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ri.type,parentSchema:Ri,data:s};e===null?e=[r]:e.push(r),a++}return ui.errors=e,a===0}ui.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dp=mi,
Ci={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function mi(s,{instancePath:p="",parentData:k,parentDataProperty:g,
rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=mi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&
!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,
parentSchema:Ci,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ci.type,parentSchema:Ci,
data:s};e===null?e=[r]:e.push(r),a++}return mi.errors=e,a===0}mi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var up=yi,Vi={$id:"standin://flat/query/de\
leteWebhook",type:"object",additionalProperties:!1,properties:{}};function yi(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=yi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Vi,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Vi.type,parentSchema:Vi,data:s};e===null?e=[r]:e.push(
r),a++}return yi.errors=e,a===0}yi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var mp=ci,Li={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,
properties:{}};function ci(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=ci.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Li,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Li.type,parentSchema:Li,data:s};e===null?e=[r]:e.push(r),a++}return ci.errors=e,a===0}ci.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var yp=fi,Ui={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function fi(s,{instancePath:p="",
parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=fi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},schema:!1,parentSchema:Ui,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},schema:Ui.type,parentSchema:Ui,data:s};e===null?e=[r]:e.push(r),a++}return fi.errors=e,a===0}fi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cp=hi,
R={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit\
]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"string"},"filter[fields][entity_type]\
[eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$defs/EventType"},"filter[fields][status\
][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"date-time"},"filter[fields][created_at][\
lt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][lt]":{type:"string",
format:"date-time"},"filter[fields][next_retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][lt]":{type:"string",format:"date-time"},
order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc","next_retry_at_asc","\
next_retry_at_desc"],default:"created_at_desc"}}},ds={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user",
"cda_cache_tags"]};function Ft(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ft.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s==
"string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},schema:ds.type,parentSchema:ds,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,k!==void 0&&(k[g]=t))}if(!(s==="item"||s==="item_type"||s==="uploa\
d"||s==="build_trigger"||s==="environment"||s==="maintenance_mode"||s==="sso_user"||s==="cda_cache_tags")){let r={instancePath:p,schemaPath:"#/enum",keyword:"en\
um",params:{allowedValues:ds.enum},schema:ds.enum,parentSchema:ds,data:s};e===null?e=[r]:e.push(r),a++}return Ft.errors=e,a===0}Ft.evaluated={dynamicProps:!1,dynamicItems:!1};
var us={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};
function Ot(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Ot.evaluated;if(l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0),typeof s!="string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="strin\
g"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"stri\
ng"},schema:us.type,parentSchema:us,data:s};e===null?e=[i]:e.push(i),a++}t!==void 0&&(s=t,k!==void 0&&(k[g]=t))}if(!(s==="create"||s==="update"||s==="delete"||s===
"publish"||s==="unpublish"||s==="promote"||s==="deploy_started"||s==="deploy_succeeded"||s==="deploy_failed"||s==="change"||s==="invalidate")){let r={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:us.enum},schema:us.enum,parentSchema:us,data:s};e===null?e=[r]:e.push(r),a++}return Ot.errors=e,a===0}Ot.
evaluated={dynamicProps:!1,dynamicItems:!1};var ms={type:"string",enum:["pending","success","failed","rescheduled"]};function Rt(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Rt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof s!=
"string"){let r=typeof s,t;if(r=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],r=typeof s,typeof s=="string"&&(t=s)),t===void 0)if(r=="number"||r=="boolean")
t=""+s;else if(s===null)t="";else{let i={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},schema:ms.type,parentSchema:ms,data:s};e===null?
e=[i]:e.push(i),a++}t!==void 0&&(s=t,k!==void 0&&(k[g]=t))}if(!(s==="pending"||s==="success"||s==="failed"||s==="rescheduled")){let r={instancePath:p,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ms.enum},schema:ms.enum,parentSchema:ms,data:s};e===null?e=[r]:e.push(r),a++}return Rt.errors=e,a===0}Rt.evaluated=
{dynamicProps:!1,dynamicItems:!1};function hi(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=hi.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){s["page[offset]"]===void 0&&(s["page[offset]"]=0),
s["page[limit]"]===void 0&&(s["page[limit]"]=30),s.order_by===void 0&&(s.order_by="created_at_desc");for(let o in s)if(!Gi.call(R.properties,o)){let d={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},schema:!1,parentSchema:R,data:s};e===null?e=[d]:e.push(d),a++}let r=s["\
page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let o=typeof r,d;if(o=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],o=typeof r,typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(d=r)),d===void 0)if(o==="boolean"||r===null||o==="string"&&r&&r==+r&&!(r%1))d=+r;else{let n={instancePath:p+"/page[of\
fset]",schemaPath:"#/properties/page%5Boffset%5D/type",keyword:"type",params:{type:"integer"},schema:R.properties["page[offset]"].type,parentSchema:R.properties["\
page[offset]"],data:r};e===null?e=[n]:e.push(n),a++}d!==void 0&&(r=d,s!==void 0&&(s["page[offset]"]=d))}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){let o={
instancePath:p+"/page[offset]",schemaPath:"#/properties/page%5Boffset%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:0},schema:0,parentSchema:R.properties["\
page[offset]"],data:r};e===null?e=[o]:e.push(o),a++}let t=s["page[limit]"];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let o=typeof t,d;if(o=="obj\
ect"&&Array.isArray(t)&&t.length==1&&(t=t[0],o=typeof t,typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)&&(d=t)),d===void 0)if(o==="boolean"||t===null||o==="s\
tring"&&t&&t==+t&&!(t%1))d=+t;else{let n={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/type",keyword:"type",params:{type:"integer"},schema:R.
properties["page[limit]"].type,parentSchema:R.properties["page[limit]"],data:t};e===null?e=[n]:e.push(n),a++}d!==void 0&&(t=d,s!==void 0&&(s["page[limit]"]=d))}
if(typeof t=="number"&&isFinite(t)){if(t>500||isNaN(t)){let o={instancePath:p+"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/maximum",keyword:"maximum",
params:{comparison:"<=",limit:500},schema:500,parentSchema:R.properties["page[limit]"],data:t};e===null?e=[o]:e.push(o),a++}if(t<1||isNaN(t)){let o={instancePath:p+
"/page[limit]",schemaPath:"#/properties/page%5Blimit%5D/minimum",keyword:"minimum",params:{comparison:">=",limit:1},schema:1,parentSchema:R.properties["page[lim\
it]"],data:t};e===null?e=[o]:e.push(o),a++}}if(s["filter[ids]"]!==void 0){let o=s["filter[ids]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"\
/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["filter[ids]"].type,parentSchema:R.properties["\
filter[ids]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&(s["filter[ids]"]=n))}}if(s["filter[fields][webhook_id][eq]"]!==void 0){let o=s["\
filter[fields][webhook_id][eq]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=
o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/filter[fields][webhook_id][eq]",schemaPath:"#/properties/f\
ilter%5Bfields%5D%5Bwebhook_id%5D%5Beq%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["filter[fields][webhook_id][eq]"].type,parentSchema:R.
properties["filter[fields][webhook_id][eq]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&(s["filter[fields][webhook_id][eq]"]=n))}}if(s["f\
ilter[fields][entity_type][eq]"]!==void 0&&(Ft(s["filter[fields][entity_type][eq]"],{instancePath:p+"/filter[fields][entity_type][eq]",parentData:s,parentDataProperty:"\
filter[fields][entity_type][eq]",rootData:y,dynamicAnchors:c})||(e=e===null?Ft.errors:j(e,Ft.errors),a=e.length)),s["filter[fields][event_type][eq]"]!==void 0&&
(Ot(s["filter[fields][event_type][eq]"],{instancePath:p+"/filter[fields][event_type][eq]",parentData:s,parentDataProperty:"filter[fields][event_type][eq]",rootData:y,
dynamicAnchors:c})||(e=e===null?Ot.errors:j(e,Ot.errors),a=e.length)),s["filter[fields][status][eq]"]!==void 0&&(Rt(s["filter[fields][status][eq]"],{instancePath:p+
"/filter[fields][status][eq]",parentData:s,parentDataProperty:"filter[fields][status][eq]",rootData:y,dynamicAnchors:c})||(e=e===null?Rt.errors:j(e,Rt.errors),a=
e.length)),s["filter[fields][created_at][gt]"]!==void 0){let o=s["filter[fields][created_at][gt]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.
isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+
"/filter[fields][created_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["\
filter[fields][created_at][gt]"].type,parentSchema:R.properties["filter[fields][created_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&
(s["filter[fields][created_at][gt]"]=n))}if(typeof o=="string"&&!ir.test(o)){let d={instancePath:p+"/filter[fields][created_at][gt]",schemaPath:"#/properties/fi\
lter%5Bfields%5D%5Bcreated_at%5D%5Bgt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:R.properties["filter[fields][creat\
ed_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][created_at][lt]"]!==void 0){let o=s["filter[fields][created_at][lt]"];if(typeof o!="stri\
ng"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+
o;else if(o===null)n="";else{let u={instancePath:p+"/filter[fields][created_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/type",keyword:"\
type",params:{type:"string"},schema:R.properties["filter[fields][created_at][lt]"].type,parentSchema:R.properties["filter[fields][created_at][lt]"],data:o};e===
null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&(s["filter[fields][created_at][lt]"]=n))}if(typeof o=="string"&&!ir.test(o)){let d={instancePath:p+"/filte\
r[fields][created_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bcreated_at%5D%5Blt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date\
-time",parentSchema:R.properties["filter[fields][created_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][last_sent_at][gt]"]!==void 0){let o=s["\
filter[fields][last_sent_at][gt]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&
(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/filter[fields][last_sent_at][gt]",schemaPath:"#/propert\
ies/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["filter[fields][last_sent_at][gt]"].type,parentSchema:R.
properties["filter[fields][last_sent_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&(s["filter[fields][last_sent_at][gt]"]=n))}if(typeof o==
"string"&&!ir.test(o)){let d={instancePath:p+"/filter[fields][last_sent_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Bgt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:R.properties["filter[fields][last_sent_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["\
filter[fields][last_sent_at][lt]"]!==void 0){let o=s["filter[fields][last_sent_at][lt]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&
o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/fil\
ter[fields][last_sent_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Blast_sent_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["\
filter[fields][last_sent_at][lt]"].type,parentSchema:R.properties["filter[fields][last_sent_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==
void 0&&(s["filter[fields][last_sent_at][lt]"]=n))}if(typeof o=="string"&&!ir.test(o)){let d={instancePath:p+"/filter[fields][last_sent_at][lt]",schemaPath:"#/p\
roperties/filter%5Bfields%5D%5Blast_sent_at%5D%5Blt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:R.properties["filter\
[fields][last_sent_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["filter[fields][next_retry_at][gt]"]!==void 0){let o=s["filter[fields][next_retry_at][gt\
]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="numbe\
r"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"/filter[fields][next_retry_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext\
_retry_at%5D%5Bgt%5D/type",keyword:"type",params:{type:"string"},schema:R.properties["filter[fields][next_retry_at][gt]"].type,parentSchema:R.properties["filter\
[fields][next_retry_at][gt]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&(o=n,s!==void 0&&(s["filter[fields][next_retry_at][gt]"]=n))}if(typeof o=="string"&&
!ir.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][gt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Bgt%5D/format",keyword:"\
format",params:{format:"date-time"},schema:"date-time",parentSchema:R.properties["filter[fields][next_retry_at][gt]"],data:o};e===null?e=[d]:e.push(d),a++}}if(s["\
filter[fields][next_retry_at][lt]"]!==void 0){let o=s["filter[fields][next_retry_at][lt]"];if(typeof o!="string"){let d=typeof o,n;if(d=="object"&&Array.isArray(
o)&&o.length==1&&(o=o[0],d=typeof o,typeof o=="string"&&(n=o)),n===void 0)if(d=="number"||d=="boolean")n=""+o;else if(o===null)n="";else{let u={instancePath:p+"\
/filter[fields][next_retry_at][lt]",schemaPath:"#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Blt%5D/type",keyword:"type",params:{type:"string"},schema:R.
properties["filter[fields][next_retry_at][lt]"].type,parentSchema:R.properties["filter[fields][next_retry_at][lt]"],data:o};e===null?e=[u]:e.push(u),a++}n!==void 0&&
(o=n,s!==void 0&&(s["filter[fields][next_retry_at][lt]"]=n))}if(typeof o=="string"&&!ir.test(o)){let d={instancePath:p+"/filter[fields][next_retry_at][lt]",schemaPath:"\
#/properties/filter%5Bfields%5D%5Bnext_retry_at%5D%5Blt%5D/format",keyword:"format",params:{format:"date-time"},schema:"date-time",parentSchema:R.properties["fi\
lter[fields][next_retry_at][lt]"],data:o};e===null?e=[d]:e.push(d),a++}}let i=s.order_by;if(typeof i!="string"){let o=typeof i,d;if(o=="object"&&Array.isArray(i)&&
i.length==1&&(i=i[0],o=typeof i,typeof i=="string"&&(d=i)),d===void 0)if(o=="number"||o=="boolean")d=""+i;else if(i===null)d="";else{let n={instancePath:p+"/ord\
er_by",schemaPath:"#/properties/order_by/type",keyword:"type",params:{type:"string"},schema:R.properties.order_by.type,parentSchema:R.properties.order_by,data:i};
e===null?e=[n]:e.push(n),a++}d!==void 0&&(i=d,s!==void 0&&(s.order_by=d))}if(!(i==="webhook_id_asc"||i==="webhook_id_desc"||i==="created_at_asc"||i==="created_a\
t_desc"||i==="last_sent_at_asc"||i==="last_sent_at_desc"||i==="next_retry_at_asc"||i==="next_retry_at_desc")){let o={instancePath:p+"/order_by",schemaPath:"#/pr\
operties/order_by/enum",keyword:"enum",params:{allowedValues:R.properties.order_by.enum},schema:R.properties.order_by.enum,parentSchema:R.properties.order_by,data:i};
e===null?e=[o]:e.push(o),a++}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:R.type,parentSchema:R,data:s};e===null?
e=[r]:e.push(r),a++}return hi.errors=e,a===0}hi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fp=_i,zi={$id:"standin://flat/query/getWebhookCall",type:"\
object",additionalProperties:!1,properties:{}};function _i(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,
a=0,l=_i.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:zi,data:s};e===null?e=[t]:e.push(t),a++}else{
let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:zi.type,parentSchema:zi,data:s};e===null?e=[r]:e.push(r),a++}return _i.errors=
e,a===0}_i.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hp=bi,Bi={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function bi(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=bi.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Bi,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},schema:Bi.type,parentSchema:Bi,data:s};e===null?e=[r]:e.push(r),a++}return bi.errors=e,a===0}bi.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _p=Pi,Mi={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Pi(s,{
instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Pi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},schema:!1,parentSchema:Mi,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"object"},schema:Mi.type,parentSchema:Mi,data:s};e===null?e=[r]:e.push(r),a++}return Pi.errors=e,a===0}Pi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var bp=gi,Wi={$id:"standin://flat/query/updateUploadCollection",type:"object",additionalProperties:!1,properties:{}};function gi(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=gi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Wi,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Wi.type,
parentSchema:Wi,data:s};e===null?e=[r]:e.push(r),a++}return gi.errors=e,a===0}gi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pp=ki,Zi={$id:"standin\
://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function ki(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,
dynamicAnchors:c={}}={}){let e=null,a=0,l=ki.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(
s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Zi,
data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Zi.type,parentSchema:Zi,data:s};
e===null?e=[r]:e.push(r),a++}return ki.errors=e,a===0}ki.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gp=wi,Hi={$id:"standin://flat/query/createUplo\
adCollection",type:"object",additionalProperties:!1,properties:{}};function wi(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=wi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={
instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:Hi,data:s};e===null?e=[t]:
e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Hi.type,parentSchema:Hi,data:s};e===null?e=[r]:e.push(
r),a++}return wi.errors=e,a===0}wi.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kp=qi,ys={$id:"standin://flat/query/listUploadCollections",type:"obj\
ect",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function qi(s,{instancePath:p="",parentData:k,parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){
let e=null,a=0,l=qi.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&typeof s=="object"&&!Array.isArray(s)){for(let r in s)if(r!==
"filter[ids]"){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},schema:!1,parentSchema:ys,
data:s};e===null?e=[t]:e.push(t),a++}if(s["filter[ids]"]!==void 0){let r=s["filter[ids]"];if(typeof r!="string"){let t=typeof r,i;if(t=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],t=typeof r,typeof r=="string"&&(i=r)),i===void 0)if(t=="number"||t=="boolean")i=""+r;else if(r===null)i="";else{let o={instancePath:p+"\
/filter[ids]",schemaPath:"#/properties/filter%5Bids%5D/type",keyword:"type",params:{type:"string"},schema:ys.properties["filter[ids]"].type,parentSchema:ys.properties["\
filter[ids]"],data:r};e===null?e=[o]:e.push(o),a++}i!==void 0&&(r=i,s!==void 0&&(s["filter[ids]"]=i))}}}else{let r={instancePath:p,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},schema:ys.type,parentSchema:ys,data:s};e===null?e=[r]:e.push(r),a++}return qi.errors=e,a===0}qi.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var wp=Si,Ki={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,properties:{}};function Si(s,{instancePath:p="",parentData:k,
parentDataProperty:g,rootData:y=s,dynamicAnchors:c={}}={}){let e=null,a=0,l=Si.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),s&&
typeof s=="object"&&!Array.isArray(s))for(let r in s){let t={instancePath:p,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
schema:!1,parentSchema:Ki,data:s};e===null?e=[t]:e.push(t),a++}else{let r={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},schema:Ki.type,
parentSchema:Ki,data:s};e===null?e=[r]:e.push(r),a++}return Si.errors=e,a===0}Si.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(s,p){for(let k of p)
s.push(k);return s}var qp={updateUpload:sp,getUpload:ip,deleteUpload:ap,createUpload:pp,listUploads:op,createUploadRequest:np,updateWebhook:lp,getWebhook:dp,deleteWebhook:up,
createWebhook:mp,listWebhooks:yp,listWebhookCalls:cp,getWebhookCall:fp,resendWebhookCall:hp,getUploadCollection:_p,updateUploadCollection:bp,deleteUploadCollection:Pp,
createUploadCollection:gp,listUploadCollections:kp,getJobResult:wp};export{tp as bodies,qp as queries};
